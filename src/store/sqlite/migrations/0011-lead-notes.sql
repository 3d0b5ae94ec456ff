-- What owners say of a lead: how far they are with it, and one note. A lead without a row here is new.
CREATE TABLE assessment_lead_notes (
  lead_id INTEGER PRIMARY KEY,
  -- Of the lead: by it an erasure finds what a page that was split has left of this row.
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'spoken', 'closed')),
  note TEXT NOT NULL CHECK (length(note) <= 5000),
  -- One more at each change, so that nobody writes over what they have not seen.
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  -- The name that the owner's log-in gave; null at a desk without one.
  changed_by TEXT CHECK (length(changed_by) BETWEEN 1 AND 100)
) STRICT;
CREATE INDEX assessment_lead_notes_state ON assessment_lead_notes (state, lead_id);

CREATE TRIGGER assessment_lead_note_deleted AFTER DELETE ON maturity_quiz_leads BEGIN
  DELETE FROM assessment_lead_notes WHERE lead_id = OLD.id;
END;
