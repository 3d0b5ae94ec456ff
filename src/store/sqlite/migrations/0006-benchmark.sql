-- The published benchmark, one row or none. It is made for everybody to read.
CREATE TABLE assessment_benchmark_editions (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  edition TEXT NOT NULL CHECK (length(edition) BETWEEN 1 AND 10000),
  published_at TEXT NOT NULL
) STRICT;

-- For the owner alone, one row from the first preview on: what tells whether another edition may come,
-- which outlives a withdrawal, and the secret by which counts are moved. Nothing here says who was
-- counted.
CREATE TABLE assessment_benchmark_secrets (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  secret TEXT NOT NULL CHECK (length(secret) = 64),
  -- How many editions were published.
  editions INTEGER NOT NULL DEFAULT 0,
  -- Of the last one: its version of the questions, when it was published, how many people it counted,
  -- and the newest response that there was.
  model_version INTEGER,
  published_at TEXT,
  people INTEGER,
  last_response_id INTEGER
) STRICT;
