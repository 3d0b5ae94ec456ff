-- What the person of a lead agreed to, word for word; null where they agreed to nothing.
ALTER TABLE maturity_quiz_leads
  ADD COLUMN consent text CHECK (char_length(consent) BETWEEN 1 AND 1000);

-- A server whose role was made by role.sql goes on adding leads.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    IF has_column_privilege('assessment_app', 'maturity_quiz_leads', 'name', 'INSERT') THEN
      GRANT INSERT (consent) ON maturity_quiz_leads TO assessment_app;
    END IF;
  END IF;
END
$$;
