-- What each event is sent by. Each channel has its own sender, which asks for what is due of its own.
ALTER TABLE assessment_deliveries
  ADD COLUMN channel TEXT NOT NULL DEFAULT 'webhook' CHECK (channel IN ('webhook', 'mail', 'chat'));
DROP INDEX assessment_deliveries_due;
CREATE INDEX assessment_deliveries_due ON assessment_deliveries (channel, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;
