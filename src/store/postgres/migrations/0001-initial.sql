CREATE TABLE maturity_quiz_leads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  idempotency_key text NOT NULL UNIQUE CHECK (char_length(idempotency_key) BETWEEN 1 AND 100),
  body_hash text NOT NULL CHECK (char_length(body_hash) = 64),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  company text NOT NULL CHECK (char_length(company) BETWEEN 1 AND 200),
  designation text NOT NULL CHECK (char_length(designation) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (char_length(email) BETWEEN 1 AND 254),
  -- Why the lead is kept apart from the list; null for every other one.
  quarantine text CHECK (char_length(quarantine) BETWEEN 1 AND 50)
);

CREATE TABLE assessment_responses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  session_id text NOT NULL UNIQUE CHECK (char_length(session_id) BETWEEN 1 AND 100),
  body_hash text NOT NULL CHECK (char_length(body_hash) = 64),
  overall_score double precision NOT NULL CHECK (overall_score BETWEEN 1 AND 5),
  maturity_stage text NOT NULL CHECK (char_length(maturity_stage) BETWEEN 1 AND 50),
  section_scores jsonb NOT NULL CHECK (jsonb_typeof(section_scores) = 'object'),
  responses jsonb NOT NULL CHECK (jsonb_typeof(responses) = 'object'),
  user_email text CHECK (char_length(user_email) BETWEEN 1 AND 254)
);

-- One row, rewritten to prove that the database takes durable writes.
CREATE TABLE assessment_heartbeat (
  id integer PRIMARY KEY CHECK (id = 1),
  beat_at timestamptz NOT NULL
);

INSERT INTO assessment_heartbeat (id, beat_at) VALUES (1, now());
