-- What the person of a lead agreed to, word for word; null where they agreed to nothing.
ALTER TABLE maturity_quiz_leads ADD COLUMN consent TEXT CHECK (length(consent) BETWEEN 1 AND 1000);
