-- What SQLite has beside sql/tables.sql.

CREATE INDEX assessment_responses_email ON assessment_responses (user_email, id);

INSERT INTO assessment_store (id, store_id, beat_at)
  VALUES (1, lower(hex(randomblob(16))), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- What the desk filters, sorts and counts: each lead with the latest response of its email and its note. Nearly all
-- of them are sorted and searched, for which an index would fetch every lead from another place.
CREATE VIEW assessment_desk_leads AS
SELECT lead.id, lead.created_at, lead.name, lead.company, lead.designation, lead.email, lead.quarantine, lead.language,
  coalesce(lead.utm_source, lead.referrer_host, '') AS source,
  response.id AS response_id, response.overall_score, response.maturity_stage,
  coalesce(note.state, 'new') AS state
FROM maturity_quiz_leads AS lead NOT INDEXED
  LEFT JOIN assessment_responses AS response ON response.id = (
    SELECT id FROM assessment_responses WHERE user_email = lead.email ORDER BY id DESC LIMIT 1)
  LEFT JOIN assessment_lead_notes AS note ON note.lead_id = lead.id;
