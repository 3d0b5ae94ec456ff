-- What each event is sent by. Each channel has its own sender, which asks for what is due of its own.
ALTER TABLE assessment_deliveries
  ADD COLUMN channel text NOT NULL DEFAULT 'webhook' CHECK (channel IN ('webhook', 'mail', 'chat'));
DROP INDEX assessment_deliveries_due;
CREATE INDEX assessment_deliveries_due ON assessment_deliveries (channel, next_attempt_at)
  WHERE next_attempt_at IS NOT NULL;

-- A server whose role was made by role.sql goes on adding events.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'assessment_app') THEN
    IF has_column_privilege('assessment_app', 'assessment_deliveries', 'payload', 'INSERT') THEN
      GRANT INSERT (channel) ON assessment_deliveries TO assessment_app;
    END IF;
  END IF;
END
$$;
