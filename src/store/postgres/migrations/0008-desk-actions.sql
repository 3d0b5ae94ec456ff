-- Who did what at the desk, for the owner alone. Nothing here says whom it was about.
CREATE TABLE assessment_desk_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- The name that the owner's log-in gave; null at a desk without one.
  who text CHECK (char_length(who) BETWEEN 1 AND 100),
  action text NOT NULL CHECK (char_length(action) BETWEEN 1 AND 20),
  -- How many leads, people or events it was about.
  count integer NOT NULL
);
