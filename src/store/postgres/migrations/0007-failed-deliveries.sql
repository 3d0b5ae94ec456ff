-- The desk lists and counts what failed. A new event is not in this index, so adding one costs nothing.
CREATE INDEX assessment_deliveries_failed ON assessment_deliveries (created_at, id)
  WHERE next_attempt_at IS NULL AND delivered_at IS NULL;
