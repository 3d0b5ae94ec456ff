-- What owners say of a lead: how far they are with it, and one note. A lead without a row here is new.
CREATE TABLE assessment_lead_notes (
  lead_id bigint PRIMARY KEY,
  -- Of the lead: by it an erasure in SQLite finds what a page that was split has left of this row.
  body_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'spoken', 'closed')),
  note text NOT NULL CHECK (char_length(note) <= 5000),
  -- One more at each change, so that nobody writes over what they have not seen.
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  -- The name that the owner's log-in gave; null at a desk without one.
  changed_by text CHECK (char_length(changed_by) BETWEEN 1 AND 100)
);
CREATE INDEX assessment_lead_notes_state ON assessment_lead_notes (state, lead_id);

-- The desk's process holds the same lock while it writes a note, so none is kept of a lead that goes.
CREATE FUNCTION assessment_lead_note_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4715001843);
  DELETE FROM assessment_lead_notes WHERE lead_id IN (SELECT id FROM changed);
  RETURN NULL;
END
$$;

-- It runs as the owner of the tables, so nobody else's tables may stand before these.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION assessment_lead_note_follow() SET search_path = %I, pg_temp', current_schema());
END
$$;

CREATE TRIGGER assessment_lead_note_deleted AFTER DELETE ON maturity_quiz_leads
  REFERENCING OLD TABLE AS changed EXECUTE FUNCTION assessment_lead_note_follow();
