-- Who did what at the desk, for the owner alone. Nothing here says whom it was about.
CREATE TABLE assessment_desk_actions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  -- The name that the owner's log-in gave; null at a desk without one.
  who TEXT CHECK (length(who) BETWEEN 1 AND 100),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 20),
  -- How many leads, people or events it was about.
  count INTEGER NOT NULL
) STRICT;
