-- The owner's command line reads rows of a period. It finds rows of an email without an index: emails
-- come in no order, and with ten million of them in an index each insert took half as long again.
CREATE INDEX maturity_quiz_leads_created ON maturity_quiz_leads (created_at, id);
CREATE INDEX assessment_responses_created ON assessment_responses (created_at, id);

-- One row for each event of which the owner's webhook is told. The payload, which is personal, is
-- kept only while it waits to be sent; row_key is the key of the lead or of the response.
CREATE TABLE assessment_deliveries (
  id text PRIMARY KEY CHECK (char_length(id) BETWEEN 1 AND 100),
  event text NOT NULL CHECK (event IN ('lead.created', 'response.completed')),
  row_key text NOT NULL,
  created_at timestamptz NOT NULL,
  payload text,
  next_attempt_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  last_problem text CHECK (char_length(last_problem) BETWEEN 1 AND 200),
  CHECK ((payload IS NULL) = (next_attempt_at IS NULL))
);
CREATE INDEX assessment_deliveries_due ON assessment_deliveries (next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX assessment_deliveries_created ON assessment_deliveries (created_at, id);
CREATE INDEX assessment_deliveries_row ON assessment_deliveries (row_key);

-- Keyed hashes of erased emails, so that a restored backup forgets them again.
CREATE TABLE assessment_erased_emails (
  email_hash text PRIMARY KEY CHECK (char_length(email_hash) = 64),
  erased_at timestamptz NOT NULL
);

-- How many visits reached each step on each day (UTC): nothing about who.
CREATE TABLE assessment_step_counts (
  day text NOT NULL CHECK (char_length(day) = 10),
  step text NOT NULL CHECK (char_length(step) BETWEEN 1 AND 50),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, step)
);
