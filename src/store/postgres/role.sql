-- Only for PostgreSQL: SQLite has no roles, and its file belongs to one user.

-- The least that the server needs: it adds leads and responses and can read none of them back.
-- Run as the owner of the tables, after a first start with the owner's DATABASE_URL has made them,
-- and again after an upgrade that changes them. Give the role a password and use it in the server's DATABASE_URL.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    CREATE ROLE assessment_app LOGIN;
  END IF;
END
$$;

-- Given once, the rights to delete old rows (below) outlive another run.
SELECT set_config('assessment.may_delete',
  has_table_privilege('assessment_app', 'maturity_quiz_leads', 'DELETE')::text, false);

DO $$
BEGIN
  EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM assessment_app, PUBLIC', current_schema());
END
$$;

GRANT INSERT (idempotency_key, body_hash, name, company, designation, email, quarantine, utm_source,
  utm_medium, utm_campaign, referrer_host, consent, language),
  SELECT (id, idempotency_key, body_hash, quarantine) ON maturity_quiz_leads TO assessment_app;

GRANT INSERT (session_id, body_hash, model_version, overall_score, maturity_stage, section_scores,
  responses, user_email, day, language), SELECT (id, session_id, body_hash) ON assessment_responses TO assessment_app;

-- Events can be read until they are sent, and those that failed for 30 days.
GRANT INSERT (id, channel, event, row_key, created_at, payload, next_attempt_at), SELECT,
  UPDATE (payload, next_attempt_at, attempts, delivered_at, last_problem)
  ON assessment_deliveries TO assessment_app;

-- So that an event can say whether the person who answered is a lead.
GRANT EXECUTE ON FUNCTION assessment_has_lead TO assessment_app;

GRANT INSERT, SELECT, UPDATE ON assessment_milestone_counts TO assessment_app;

-- A team's answers name nobody. They are counted, replaced, taken out, and deleted after a year.
GRANT INSERT, SELECT, UPDATE (code, created_at), DELETE ON assessment_team_answers TO assessment_app;
GRANT EXECUTE ON FUNCTION assessment_mark_team_answers, assessment_drop_marks TO assessment_app;

-- With RETENTION_DAYS the server deletes old rows itself. Without these rights, leave the setting
-- out and run `owner purge` each day as the owner of the tables.
-- GRANT DELETE, SELECT (created_at) ON maturity_quiz_leads, assessment_responses TO assessment_app;
-- GRANT DELETE ON assessment_deliveries TO assessment_app;

DO $$
BEGIN
  IF current_setting('assessment.may_delete') = 'true' THEN
    GRANT DELETE, SELECT (created_at) ON maturity_quiz_leads, assessment_responses
      TO assessment_app;
    GRANT DELETE ON assessment_deliveries TO assessment_app;
  END IF;
END
$$;

GRANT UPDATE (beat_at, trusted_at, doubted_hours), SELECT (trusted_at, doubted_hours)
  ON assessment_store TO assessment_app;
-- So that a clock that is ahead deletes nothing.
GRANT EXECUTE ON FUNCTION assessment_newest_row TO assessment_app;

GRANT SELECT ON assessment_schema, assessment_erased TO assessment_app;
GRANT INSERT, SELECT ON assessment_versions TO assessment_app;

-- The published benchmark, which everybody may read.
GRANT SELECT ON assessment_benchmark TO assessment_app;

-- The server's log must hold no personal value. These settings need a superuser; where the script
-- runs without one, set them in postgresql.conf or in the provider's console.
DO $$
BEGIN
  ALTER ROLE assessment_app SET log_error_verbosity = 'terse';
  ALTER ROLE assessment_app SET log_min_error_statement = 'panic';
  ALTER ROLE assessment_app SET log_statement = 'none';
  ALTER ROLE assessment_app SET log_min_duration_statement = -1;
  ALTER ROLE assessment_app SET log_parameter_max_length_on_error = 0;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE NOTICE 'The log settings of assessment_app need a superuser; set them on the server';
END
$$;
