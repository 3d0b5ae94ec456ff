-- Which version of the questions, options and scoring a response was made with.
ALTER TABLE assessment_responses
  ADD COLUMN model_version integer NOT NULL DEFAULT 1 CHECK (model_version > 0);

-- A server whose role was made by role.sql goes on adding responses.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    IF has_column_privilege('assessment_app', 'assessment_responses', 'responses', 'INSERT') THEN
      GRANT INSERT (model_version) ON assessment_responses TO assessment_app;
    END IF;
  END IF;
END
$$;
