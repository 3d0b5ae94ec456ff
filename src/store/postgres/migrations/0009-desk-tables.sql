-- What the owner's desk searches, sorts and counts: a row for each lead, a row for each response, and the
-- numbers of each day. Only the desk's own process adds rows, so a lead is kept as fast as without them.
-- What is deleted takes its rows here along, whoever deletes it. Texts sort by their bytes, as in SQLite.
CREATE TABLE assessment_desk_responses (
  id bigint PRIMARY KEY,
  day text COLLATE "C" NOT NULL,
  -- Its domain, a blank, and what stands before the at sign.
  email_by_domain text COLLATE "C",
  stage text COLLATE "C" NOT NULL,
  stage_rank integer NOT NULL,
  score double precision NOT NULL,
  -- The options in the order of the questions; empty for answers to another version.
  answers text NOT NULL
);
CREATE INDEX assessment_desk_responses_email ON assessment_desk_responses (email_by_domain, id);
CREATE INDEX assessment_desk_responses_day ON assessment_desk_responses (day);

CREATE TABLE assessment_desk_leads (
  id bigint PRIMARY KEY,
  day text COLLATE "C" NOT NULL,
  quarantined integer NOT NULL,
  -- Folded: of equal case, and composed.
  name text COLLATE "C" NOT NULL,
  company text COLLATE "C" NOT NULL,
  designation text COLLATE "C" NOT NULL,
  email_by_domain text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,
  -- Of the responses of the email; stage and score of the latest.
  runs integer NOT NULL,
  stage text COLLATE "C",
  stage_rank integer NOT NULL,
  score double precision NOT NULL
);
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
  day text COLLATE "C" PRIMARY KEY,
  numbers text
);

-- One change at a time, so that nothing is added for a row that is being deleted: the desk's process
-- holds the same lock.
CREATE FUNCTION assessment_desk_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4715001843);
  IF TG_TABLE_NAME = 'assessment_responses' THEN
    DELETE FROM assessment_desk_responses WHERE id IN (SELECT id FROM changed);
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM assessment_desk_leads WHERE id IN (SELECT id FROM changed);
  ELSE
    UPDATE assessment_desk_leads AS lead
      SET quarantined = CASE WHEN changed.quarantine IS NULL THEN 0 ELSE 1 END
      FROM changed WHERE lead.id = changed.id
        AND (lead.quarantined = 0) <> (changed.quarantine IS NULL);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION assessment_desk_recount() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO assessment_desk_days (day) SELECT DISTINCT day FROM changed
    ON CONFLICT (day) DO UPDATE SET numbers = NULL WHERE assessment_desk_days.numbers IS NOT NULL;
  IF TG_TABLE_NAME = 'assessment_desk_responses' THEN
    -- An email has few leads, so `IN (0, 1)` lets the index find them.
    UPDATE assessment_desk_leads AS lead
      SET runs = person.runs, stage = latest.stage, stage_rank = coalesce(latest.stage_rank, 0),
        score = coalesce(latest.score, 0)
      FROM (
        SELECT email.email_by_domain, count(response.id) AS runs, max(response.id) AS latest_id
        FROM (SELECT DISTINCT email_by_domain FROM changed) AS email
        LEFT JOIN assessment_desk_responses AS response USING (email_by_domain)
        GROUP BY email.email_by_domain
      ) AS person
      LEFT JOIN assessment_desk_responses AS latest ON latest.id = person.latest_id
      WHERE lead.quarantined IN (0, 1) AND lead.email_by_domain = person.email_by_domain;
  END IF;
  RETURN NULL;
END
$$;

-- They run as the owner of the tables, so nobody else's tables may stand before these.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION assessment_desk_follow() SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION assessment_desk_recount() SET search_path = %I, pg_temp', current_schema());
END
$$;

CREATE TRIGGER assessment_desk_deleted AFTER DELETE ON maturity_quiz_leads
  REFERENCING OLD TABLE AS changed EXECUTE FUNCTION assessment_desk_follow();
CREATE TRIGGER assessment_desk_released AFTER UPDATE ON maturity_quiz_leads
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION assessment_desk_follow();
CREATE TRIGGER assessment_desk_deleted AFTER DELETE ON assessment_responses
  REFERENCING OLD TABLE AS changed EXECUTE FUNCTION assessment_desk_follow();

CREATE TRIGGER assessment_desk_added AFTER INSERT ON assessment_desk_leads
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION assessment_desk_recount();
CREATE TRIGGER assessment_desk_changed AFTER UPDATE ON assessment_desk_leads
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION assessment_desk_recount();
CREATE TRIGGER assessment_desk_gone AFTER DELETE ON assessment_desk_leads
  REFERENCING OLD TABLE AS changed EXECUTE FUNCTION assessment_desk_recount();
CREATE TRIGGER assessment_desk_added AFTER INSERT ON assessment_desk_responses
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION assessment_desk_recount();
CREATE TRIGGER assessment_desk_gone AFTER DELETE ON assessment_desk_responses
  REFERENCING OLD TABLE AS changed EXECUTE FUNCTION assessment_desk_recount();
