-- Lengths are counted in code points, as PostgreSQL counts them.

CREATE TABLE maturity_quiz_leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  -- SHA-256 of the key that the browser sent.
  idempotency_key TEXT NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 1 AND 100),
  body_hash TEXT NOT NULL CHECK (length(body_hash) = 64),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  company TEXT NOT NULL CHECK (length(company) BETWEEN 1 AND 200),
  designation TEXT NOT NULL CHECK (length(designation) BETWEEN 1 AND 200),
  email TEXT NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
  -- Why the lead is kept apart from the list; null for every other one.
  quarantine TEXT CHECK (length(quarantine) BETWEEN 1 AND 50),
  -- Where the visit came from; null where it is not known.
  utm_source TEXT CHECK (length(utm_source) BETWEEN 1 AND 100),
  utm_medium TEXT CHECK (length(utm_medium) BETWEEN 1 AND 100),
  utm_campaign TEXT CHECK (length(utm_campaign) BETWEEN 1 AND 100),
  referrer_host TEXT CHECK (length(referrer_host) BETWEEN 1 AND 100),
  -- The words that the person agreed to; null where there were none.
  consent TEXT CHECK (length(consent) BETWEEN 1 AND 1000),
  language TEXT NOT NULL CHECK (length(language) BETWEEN 2 AND 35)
) STRICT;
CREATE INDEX maturity_quiz_leads_created ON maturity_quiz_leads (created_at, id);
CREATE INDEX maturity_quiz_leads_email ON maturity_quiz_leads (email, id);

CREATE TABLE assessment_responses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  session_id TEXT NOT NULL UNIQUE CHECK (length(session_id) BETWEEN 1 AND 100),
  body_hash TEXT NOT NULL CHECK (length(body_hash) = 64),
  -- Of the questions, options and scoring that the response was made with.
  model_version INTEGER NOT NULL CHECK (model_version > 0),
  overall_score REAL NOT NULL CHECK (overall_score BETWEEN 1 AND 9),
  maturity_stage TEXT NOT NULL CHECK (length(maturity_stage) BETWEEN 1 AND 50),
  section_scores TEXT NOT NULL
    CHECK (json_valid(section_scores) AND json_type(section_scores) = 'object'),
  responses TEXT NOT NULL CHECK (json_valid(responses) AND json_type(responses) = 'object'),
  user_email TEXT CHECK (length(user_email) BETWEEN 1 AND 254),
  -- On which the run was finished, by the calendar of whoever answered.
  day TEXT NOT NULL CHECK (length(day) = 10),
  language TEXT NOT NULL CHECK (length(language) BETWEEN 2 AND 35)
) STRICT;
CREATE INDEX assessment_responses_created ON assessment_responses (created_at, id);
CREATE INDEX assessment_responses_email ON assessment_responses (user_email, id);
-- Of whom something is due.
CREATE INDEX assessment_responses_day ON assessment_responses (day);

-- One row for each event and channel. The payload, which is personal, is kept until it is sent, and of
-- one that failed for 30 days at most. row_key is the key of the lead or of the response.
CREATE TABLE assessment_deliveries (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 100),
  channel TEXT NOT NULL CHECK (length(channel) BETWEEN 1 AND 20),
  event TEXT NOT NULL CHECK (event IN ('lead.created', 'response.completed')),
  row_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  payload TEXT,
  next_attempt_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  delivered_at TEXT,
  last_problem TEXT CHECK (length(last_problem) BETWEEN 1 AND 200),
  CHECK (next_attempt_at IS NULL OR payload IS NOT NULL)
) STRICT;
CREATE INDEX assessment_deliveries_due ON assessment_deliveries (channel, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
CREATE INDEX assessment_deliveries_row ON assessment_deliveries (row_key);
CREATE INDEX assessment_deliveries_failed ON assessment_deliveries (created_at, id)
  WHERE next_attempt_at IS NULL AND delivered_at IS NULL;

-- How far owners are with a lead, and one note. A lead without a row here is new.
CREATE TABLE assessment_lead_notes (
  lead_id INTEGER PRIMARY KEY REFERENCES maturity_quiz_leads ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('new', 'contacted', 'closed')),
  -- Who set it last; null while nobody has.
  state_by TEXT CHECK (length(state_by) BETWEEN 1 AND 100),
  note TEXT NOT NULL CHECK (length(note) <= 5000),
  -- From this day on something is due with the lead.
  remind_on TEXT CHECK (length(remind_on) = 10),
  -- One more at each change, so that nobody writes over what they have not seen.
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL CHECK (length(changed_by) BETWEEN 1 AND 100)
) STRICT;
CREATE INDEX assessment_lead_notes_remind ON assessment_lead_notes (remind_on);

-- Who did what at the desk, never to whom.
CREATE TABLE assessment_desk_actions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  who TEXT NOT NULL CHECK (length(who) BETWEEN 1 AND 100),
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 20),
  -- How many leads, people or events it was about.
  count INTEGER NOT NULL
) STRICT;

-- How many visits reached each milestone on each day (UTC): nothing about who.
CREATE TABLE assessment_milestone_counts (
  day TEXT NOT NULL CHECK (length(day) = 10),
  milestone TEXT NOT NULL CHECK (length(milestone) BETWEEN 1 AND 50),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, milestone)
) STRICT;

-- The published benchmark, one row or none.
CREATE TABLE assessment_benchmark (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  edition TEXT NOT NULL CHECK (length(edition) BETWEEN 1 AND 20000),
  published_at TEXT NOT NULL
) STRICT;

-- Each version of the model that rows were kept with: its assessment, and a hash of what was asked.
CREATE TABLE assessment_versions (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT;

-- The answers in a team's picture, as a report code. Nothing says whose they are: a member is the SHA-256 of a key that
-- only one browser has, so that a copy of the database takes no answers out.
CREATE TABLE assessment_team_answers (
  team TEXT NOT NULL CHECK (length(team) = 16),
  member_hash TEXT NOT NULL CHECK (length(member_hash) = 64),
  code TEXT NOT NULL CHECK (length(code) BETWEEN 1 AND 200),
  -- Of these answers: newer ones of the same member take their place.
  created_at TEXT NOT NULL,
  PRIMARY KEY (team, member_hash)
) STRICT;
CREATE INDEX assessment_team_answers_created ON assessment_team_answers (created_at);

-- What is left of erased rows: SHA-256 of their random keys. A marked key is never kept again. `was_kept` is 0 for a
-- member of a team who took answers out that were not here: such a mark goes after a month.
CREATE TABLE assessment_erased (
  table_name TEXT NOT NULL,
  row_key TEXT NOT NULL CHECK (length(row_key) = 64),
  erased_at TEXT NOT NULL,
  was_kept INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (table_name, row_key)
) STRICT;

-- One row. `beat_at` is rewritten to prove that the database takes durable writes. By `store_id` a backup
-- is known to be of this database. After a restore `is_erasure_known` says whether anything newer than the backup
-- told who was erased since. `doubted_hours`: how long servers have run with a clock that is a year past the newest
-- row, or past `trusted_at`, when it was last trusted; null where it is not in doubt.
CREATE TABLE assessment_store (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  store_id TEXT NOT NULL CHECK (length(store_id) = 32),
  is_erasure_known INTEGER NOT NULL DEFAULT 1,
  beat_at TEXT NOT NULL,
  trusted_at TEXT,
  doubted_hours INTEGER
) STRICT;
INSERT INTO assessment_store (id, store_id, beat_at)
  VALUES (1, lower(hex(randomblob(16))), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- What the desk filters, sorts and counts: each lead with the latest response of its email and its note. Nearly all
-- of them are sorted and searched, for which an index would fetch every lead from another place.
CREATE VIEW assessment_desk_leads AS
SELECT lead.id, lead.created_at, lead.name, lead.company, lead.designation, lead.email, lead.quarantine, lead.language,
  coalesce(lead.utm_source, lead.referrer_host, '') AS source,
  response.id AS response_id, response.overall_score, response.maturity_stage,
  coalesce(note.state, 'new') AS state
FROM maturity_quiz_leads AS lead NOT INDEXED
  LEFT JOIN assessment_responses AS response ON response.id = (
    SELECT id FROM assessment_responses WHERE user_email = lead.email ORDER BY id DESC LIMIT 1)
  LEFT JOIN assessment_lead_notes AS note ON note.lead_id = lead.id;
