-- Where the visit of a lead came from; null where it is not known.
ALTER TABLE maturity_quiz_leads
  ADD COLUMN utm_source TEXT CHECK (length(utm_source) BETWEEN 1 AND 100);
ALTER TABLE maturity_quiz_leads
  ADD COLUMN utm_medium TEXT CHECK (length(utm_medium) BETWEEN 1 AND 100);
ALTER TABLE maturity_quiz_leads
  ADD COLUMN utm_campaign TEXT CHECK (length(utm_campaign) BETWEEN 1 AND 100);
ALTER TABLE maturity_quiz_leads
  ADD COLUMN referrer_host TEXT CHECK (length(referrer_host) BETWEEN 1 AND 100);
