-- The published benchmark, one row or none. It is made for everybody to read.
CREATE TABLE assessment_benchmark_editions (
  id integer PRIMARY KEY CHECK (id = 1),
  edition text NOT NULL CHECK (char_length(edition) BETWEEN 1 AND 10000),
  published_at timestamptz NOT NULL
);

-- For the owner alone, one row from the first preview on: what tells whether another edition may come,
-- which outlives a withdrawal, and the secret by which counts are moved. Nothing here says who was
-- counted.
CREATE TABLE assessment_benchmark_secrets (
  id integer PRIMARY KEY CHECK (id = 1),
  secret text NOT NULL CHECK (char_length(secret) = 64),
  -- How many editions were published.
  editions integer NOT NULL DEFAULT 0,
  -- Of the last one: its version of the questions, when it was published, how many people it counted,
  -- and the newest response that there was.
  model_version integer,
  published_at timestamptz,
  people bigint,
  last_response_id bigint
);

-- A server whose role was made by role.sql goes on showing a published benchmark.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    IF has_column_privilege('assessment_app', 'assessment_responses', 'responses', 'INSERT') THEN
      GRANT SELECT ON assessment_benchmark_editions TO assessment_app;
    END IF;
  END IF;
END
$$;
