-- Where the visit of a lead came from; null where it is not known.
ALTER TABLE maturity_quiz_leads
  ADD COLUMN utm_source text CHECK (char_length(utm_source) BETWEEN 1 AND 100),
  ADD COLUMN utm_medium text CHECK (char_length(utm_medium) BETWEEN 1 AND 100),
  ADD COLUMN utm_campaign text CHECK (char_length(utm_campaign) BETWEEN 1 AND 100),
  ADD COLUMN referrer_host text CHECK (char_length(referrer_host) BETWEEN 1 AND 100);

-- A server whose role was made by role.sql goes on adding leads.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    IF has_column_privilege('assessment_app', 'maturity_quiz_leads', 'name', 'INSERT') THEN
      GRANT INSERT (utm_source, utm_medium, utm_campaign, referrer_host) ON maturity_quiz_leads
        TO assessment_app;
    END IF;
  END IF;
END
$$;
