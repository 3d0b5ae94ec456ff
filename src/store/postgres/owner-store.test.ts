import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { describeOwnerStore } from '../../../tests/support/owner-store-suite.ts'
import { openPostgresOwnerStore } from './owner-store.ts'
import { createDatabase, postgresAt } from '../../../tests/support/database.ts'
import { runSql } from '../../../tests/support/postgres-server.ts'
import { openPostgresStore } from './store.ts'
import { listLeads } from '../desk/leads.ts'

const url = await createDatabase()
beforeEach(() => runSql(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

describeOwnerStore('PostgreSQL', async () => postgresAt(url))

it('needs a server that was started once', async () => {
  await expect(openPostgresOwnerStore(url)).rejects.toThrow('start the server once')
})

it('lists whom to reach first among many leads that the database has not counted yet', async () => {
  await (await openPostgresStore(url)).close()
  await runSql(url, MANY_ROWS)
  const owner = await openPostgresOwnerStore(url)
  onTestFinished(() => owner.close())

  const { count } = await listLeads(owner, { finished: 'yes', state: 'new', by: 'score' }, 0)
  expect(count).toBe(21_000)
}, 20_000)

const MANY_ROWS = `
  INSERT INTO maturity_quiz_leads (idempotency_key, body_hash, name, company, designation, email, language)
    SELECT n::text, repeat('0', 64), 'Ada', 'Engines', 'Head', n || '@engines.example', 'en'
    FROM generate_series(1, 30000) AS n;
  INSERT INTO assessment_responses (session_id, body_hash, model_version, overall_score, maturity_stage,
      section_scores, responses, user_email, day, language)
    SELECT n::text, repeat('0', 64), 1, 3, 'Evolving', '{}', '{}', n || '@engines.example', '2026-11-20', 'en'
    FROM generate_series(1, 21000) AS n`
