-- Lengths are counted in code points, as PostgreSQL counts them.

CREATE TABLE maturity_quiz_leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  idempotency_key TEXT NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 1 AND 100),
  body_hash TEXT NOT NULL CHECK (length(body_hash) = 64),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  company TEXT NOT NULL CHECK (length(company) BETWEEN 1 AND 200),
  designation TEXT NOT NULL CHECK (length(designation) BETWEEN 1 AND 200),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
  -- Why the lead is kept apart from the list; null for every other one.
  quarantine TEXT CHECK (length(quarantine) BETWEEN 1 AND 50)
) STRICT;

CREATE TABLE assessment_responses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  session_id TEXT NOT NULL UNIQUE CHECK (length(session_id) BETWEEN 1 AND 100),
  body_hash TEXT NOT NULL CHECK (length(body_hash) = 64),
  overall_score REAL NOT NULL CHECK (overall_score BETWEEN 1 AND 5),
  maturity_stage TEXT NOT NULL CHECK (length(maturity_stage) BETWEEN 1 AND 50),
  section_scores TEXT NOT NULL
    CHECK (json_valid(section_scores) AND json_type(section_scores) = 'object'),
  responses TEXT NOT NULL CHECK (json_valid(responses) AND json_type(responses) = 'object'),
  user_email TEXT CHECK (length(user_email) BETWEEN 1 AND 254)
) STRICT;

-- One row, rewritten to prove that the database takes durable writes.
CREATE TABLE assessment_heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  beat_at TEXT NOT NULL
) STRICT;

INSERT INTO assessment_heartbeat (id, beat_at) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
