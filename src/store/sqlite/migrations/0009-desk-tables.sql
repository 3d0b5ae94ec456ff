-- What the owner's desk searches, sorts and counts: a row for each lead, a row for each response, and the
-- numbers of each day. Only the desk's own process adds rows, so a lead is kept as fast as without them.
-- What is deleted takes its rows here along, whoever deletes it.
CREATE TABLE assessment_desk_responses (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  -- Its domain, a blank, and what stands before the at sign.
  email_by_domain TEXT,
  stage TEXT NOT NULL,
  stage_rank INTEGER NOT NULL,
  score REAL NOT NULL,
  -- The options in the order of the questions; empty for answers to another version.
  answers TEXT NOT NULL
) STRICT;
CREATE INDEX assessment_desk_responses_email ON assessment_desk_responses (email_by_domain, id);
CREATE INDEX assessment_desk_responses_day ON assessment_desk_responses (day);

CREATE TABLE assessment_desk_leads (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  quarantined INTEGER NOT NULL,
  -- Folded: of equal case, and composed.
  name TEXT NOT NULL,
  company TEXT NOT NULL,
  designation TEXT NOT NULL,
  email_by_domain TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Of the responses of the email; stage and score of the latest.
  runs INTEGER NOT NULL,
  stage TEXT,
  stage_rank INTEGER NOT NULL,
  score REAL NOT NULL
) STRICT;
CREATE INDEX assessment_desk_leads_id ON assessment_desk_leads (quarantined, id);
CREATE INDEX assessment_desk_leads_name ON assessment_desk_leads (quarantined, name, id);
CREATE INDEX assessment_desk_leads_company ON assessment_desk_leads (quarantined, company, id);
CREATE INDEX assessment_desk_leads_designation ON assessment_desk_leads (quarantined, designation, id);
CREATE INDEX assessment_desk_leads_email ON assessment_desk_leads (quarantined, email_by_domain, id);
CREATE INDEX assessment_desk_leads_source ON assessment_desk_leads (quarantined, source, id);
CREATE INDEX assessment_desk_leads_runs ON assessment_desk_leads (quarantined, runs, id);
CREATE INDEX assessment_desk_leads_stage ON assessment_desk_leads (quarantined, stage_rank, id);
CREATE INDEX assessment_desk_leads_score ON assessment_desk_leads (quarantined, score, id);
CREATE INDEX assessment_desk_leads_day ON assessment_desk_leads (day, quarantined);

-- `numbers` as JSON; null: to be counted again.
CREATE TABLE assessment_desk_days (
  day TEXT PRIMARY KEY,
  numbers TEXT
) STRICT;

CREATE TRIGGER assessment_desk_lead_deleted AFTER DELETE ON maturity_quiz_leads BEGIN
  DELETE FROM assessment_desk_leads WHERE id = OLD.id;
END;

CREATE TRIGGER assessment_desk_response_deleted AFTER DELETE ON assessment_responses BEGIN
  DELETE FROM assessment_desk_responses WHERE id = OLD.id;
END;

CREATE TRIGGER assessment_desk_lead_released AFTER UPDATE OF quarantine ON maturity_quiz_leads BEGIN
  UPDATE assessment_desk_leads SET quarantined = NEW.quarantine IS NOT NULL WHERE id = NEW.id;
END;

CREATE TRIGGER assessment_desk_leads_added AFTER INSERT ON assessment_desk_leads BEGIN
  INSERT INTO assessment_desk_days (day) VALUES (NEW.day)
    ON CONFLICT (day) DO UPDATE SET numbers = NULL WHERE numbers IS NOT NULL;
END;

CREATE TRIGGER assessment_desk_leads_changed
AFTER UPDATE OF quarantined, runs ON assessment_desk_leads BEGIN
  UPDATE assessment_desk_days SET numbers = NULL WHERE day = NEW.day;
END;

CREATE TRIGGER assessment_desk_leads_gone AFTER DELETE ON assessment_desk_leads BEGIN
  UPDATE assessment_desk_days SET numbers = NULL WHERE day = OLD.day;
END;

-- An email has few leads, so `IN (0, 1)` lets the index find them.
CREATE TRIGGER assessment_desk_responses_added AFTER INSERT ON assessment_desk_responses BEGIN
  INSERT INTO assessment_desk_days (day) VALUES (NEW.day)
    ON CONFLICT (day) DO UPDATE SET numbers = NULL WHERE numbers IS NOT NULL;
  UPDATE assessment_desk_leads SET (runs, stage, stage_rank, score) = (
    SELECT count(*) OVER (), stage, stage_rank, score FROM assessment_desk_responses
    WHERE email_by_domain = NEW.email_by_domain ORDER BY id DESC LIMIT 1
  ) WHERE quarantined IN (0, 1) AND email_by_domain = NEW.email_by_domain;
END;

CREATE TRIGGER assessment_desk_responses_gone AFTER DELETE ON assessment_desk_responses BEGIN
  UPDATE assessment_desk_days SET numbers = NULL WHERE day = OLD.day;
  UPDATE assessment_desk_leads SET (runs, stage, stage_rank, score) = (
    SELECT runs, stage, stage_rank, score FROM (
      SELECT count(*) OVER () AS runs, stage, stage_rank, score, id
      FROM assessment_desk_responses WHERE email_by_domain = OLD.email_by_domain
      UNION ALL SELECT 0, NULL, 0, 0, 0
    ) ORDER BY id DESC LIMIT 1
  ) WHERE quarantined IN (0, 1) AND email_by_domain = OLD.email_by_domain;
END;
