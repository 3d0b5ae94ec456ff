-- Which version of the questions, options and scoring a response was made with.
ALTER TABLE assessment_responses
  ADD COLUMN model_version INTEGER NOT NULL DEFAULT 1 CHECK (model_version > 0);
