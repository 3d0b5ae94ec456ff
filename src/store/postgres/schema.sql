-- What PostgreSQL has beside sql/tables.sql.

-- The desk finds the latest response of each email in it, without a look at the table.
CREATE INDEX assessment_responses_email ON assessment_responses (user_email, id DESC)
  INCLUDE (overall_score, maturity_stage);

INSERT INTO assessment_store (id, store_id, beat_at)
  VALUES (1, replace(gen_random_uuid()::text, '-', ''), now());

-- Of equal case in every language: by the server's own tables (PostgreSQL 17) or by ICU.
DO $$
DECLARE
  chosen text := (SELECT collname FROM pg_collation WHERE collname IN ('und-x-icu', 'pg_c_utf8')
    ORDER BY collname LIMIT 1);
BEGIN
  EXECUTE format(
    'CREATE FUNCTION assessment_folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN lower(value COLLATE %I) COLLATE "C"', coalesce(chosen, 'default'));
END
$$;

-- Whether anybody outside quarantine sent the form with this email: the one thing that the server's role can
-- learn about leads, which it may not read. Its names are those of the schema in which it was made.
CREATE FUNCTION assessment_has_lead(value text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (SELECT FROM maturity_quiz_leads WHERE email = value AND quarantine IS NULL);
REVOKE EXECUTE ON FUNCTION assessment_has_lead FROM PUBLIC;

-- When the last row came in: all that the server's role can learn of the times of leads and responses.
CREATE FUNCTION assessment_newest_row() RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER
  RETURN greatest((SELECT max(created_at) FROM maturity_quiz_leads),
    (SELECT max(created_at) FROM assessment_responses),
    (SELECT max(created_at) FROM assessment_team_answers));
REVOKE EXECUTE ON FUNCTION assessment_newest_row FROM PUBLIC;

-- Marks answers that somebody took out of a team: the only rows that the server's role can mark.
CREATE FUNCTION assessment_mark_team_answers(mark text, at timestamptz, kept integer) RETURNS void
LANGUAGE sql SECURITY DEFINER BEGIN ATOMIC
  INSERT INTO assessment_erased (table_name, row_key, erased_at, was_kept)
    VALUES ('assessment_team_answers', mark, at, kept) ON CONFLICT (table_name, row_key) DO NOTHING;
END;
REVOKE EXECUTE ON FUNCTION assessment_mark_team_answers FROM PUBLIC;

-- Deletes the marks of answers that were never here, which anybody can have made.
CREATE FUNCTION assessment_drop_marks(before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER BEGIN ATOMIC
  DELETE FROM assessment_erased
    WHERE table_name = 'assessment_team_answers' AND was_kept = 0 AND erased_at < before;
END;
REVOKE EXECUTE ON FUNCTION assessment_drop_marks FROM PUBLIC;

-- What the desk filters, sorts and counts: each lead with the latest response of its email and its note.
-- For all of them at once: a few leads are found faster by their indexes (readLeadsWith).
CREATE VIEW assessment_desk_leads AS
SELECT lead.id, lead.created_at, lead.name, lead.company, lead.designation, lead.email, lead.quarantine, lead.language,
  coalesce(lead.utm_source, lead.referrer_host, '') AS source,
  response.id AS response_id, response.overall_score, response.maturity_stage,
  coalesce(note.state, 'new') AS state
FROM maturity_quiz_leads AS lead
  LEFT JOIN (
    SELECT DISTINCT ON (user_email) id, user_email, overall_score, maturity_stage
    FROM assessment_responses ORDER BY user_email, id DESC
  ) AS response ON response.user_email = lead.email
  LEFT JOIN assessment_lead_notes AS note ON note.lead_id = lead.id;
