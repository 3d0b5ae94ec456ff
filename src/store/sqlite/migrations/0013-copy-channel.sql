-- A visitor's copy of a report is sent by a channel of its own. SQLite changes no CHECK of a table, so
-- that it is made anew; which channels there are, the product says from here on.
CREATE TABLE assessment_deliveries_new (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
  event TEXT NOT NULL CHECK (event IN ('lead.created', 'response.completed')),
  row_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  payload TEXT,
  next_attempt_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  delivered_at TEXT,
  last_problem TEXT CHECK (length(last_problem) BETWEEN 1 AND 200),
  channel TEXT NOT NULL DEFAULT 'webhook' CHECK (length(channel) BETWEEN 1 AND 20),
  CHECK ((payload IS NULL) = (next_attempt_at IS NULL))
) STRICT;
INSERT INTO assessment_deliveries_new (id, event, row_key, created_at, payload, next_attempt_at, attempts,
    delivered_at, last_problem, channel)
  SELECT id, event, row_key, created_at, payload, next_attempt_at, attempts, delivered_at, last_problem, channel
  FROM assessment_deliveries;
DROP TABLE assessment_deliveries;
ALTER TABLE assessment_deliveries_new RENAME TO assessment_deliveries;
CREATE INDEX assessment_deliveries_due ON assessment_deliveries (channel, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX assessment_deliveries_created ON assessment_deliveries (created_at, id);
CREATE INDEX assessment_deliveries_row ON assessment_deliveries (row_key);
CREATE INDEX assessment_deliveries_failed ON assessment_deliveries (created_at, id)
  WHERE next_attempt_at IS NULL AND delivered_at IS NULL;
