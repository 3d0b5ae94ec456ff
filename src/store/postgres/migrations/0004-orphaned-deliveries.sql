-- Two purges at the same time could leave the events of deleted people, which nothing found again.
DELETE FROM assessment_deliveries WHERE
  (event = 'lead.created' AND NOT EXISTS (
    SELECT 1 FROM maturity_quiz_leads WHERE idempotency_key = assessment_deliveries.row_key))
  OR (event = 'response.completed' AND NOT EXISTS (
    SELECT 1 FROM assessment_responses WHERE session_id = assessment_deliveries.row_key));
