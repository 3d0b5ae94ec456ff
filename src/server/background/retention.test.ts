import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { LEAD, openApp } from '../app.suite.ts'
import { parseConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startRetention } from './retention.ts'

it('deletes older rows at the start and keeps newer ones, in the log only their number', async () => {
  const { store, folder, rows } = await openApp()
  for (const key of ['old-1', 'old-2', 'new', 'newest']) await store.saveLead(key, LEAD)
  const db = new DatabaseSync(`${folder}/data.sqlite`, { timeout: 5000 })
  db.exec(`UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z'
    WHERE idempotency_key LIKE 'old%'`)
  db.exec(`UPDATE maturity_quiz_leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-8 days')
    WHERE idempotency_key = 'new'`)
  db.close()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })

  const retention = startRetention(store, 365, log)
  onTestFinished(() => retention.stop())

  await expect.poll(() => rows('maturity_quiz_leads').length).toBe(2)
  await expect.poll(() => logged.length).toBe(1)
  expect(rows('maturity_quiz_leads')).toMatchObject([
    { idempotency_key: 'new' },
    { idempotency_key: 'newest' },
  ])
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ leads: 2, responses: 0 })
  expect(logged.join()).not.toContain('Ada')
})

it.each([
  ['no row came in for so long', ['old']],
  ['the first row after so long came in just now', ['old', 'new']],
])('deletes nothing and says so where %s: the clock may be ahead', async (_, keys) => {
  const { store, folder, rows } = await openApp()
  for (const key of keys) await store.saveLead(key, LEAD)
  const db = new DatabaseSync(`${folder}/data.sqlite`, { timeout: 5000 })
  db.exec(`UPDATE maturity_quiz_leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    WHERE idempotency_key = 'old'`)
  db.close()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })

  const retention = startRetention(store, 365, log)
  await expect.poll(() => logged.length).toBe(1)
  await retention.stop()

  expect(logged[0]).toContain('the clock seems to be ahead')
  expect(rows('maturity_quiz_leads')).toHaveLength(keys.length)
})

it('is set in days, and off without', () => {
  const daysOf = (env: Record<string, string>) => {
    const config = parseConfig(env)
    return config.ok ? config.value.retentionDays : config.error
  }

  expect(daysOf({})).toBeUndefined()
  expect(daysOf({ RETENTION_DAYS: '365' })).toBe(365)
  expect(daysOf({ RETENTION_DAYS: '0' })).toEqual([
    "RETENTION_DAYS must be a whole number from 1 to 36500, but is '0'.",
  ])
})

it('says that it may not delete, and lets the service live', async () => {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const purgeSome = () => Promise.reject(new Error('permission denied'))

  const retention = startRetention({ purgeSome, isClockAhead: async () => false }, 1, log)
  await expect.poll(() => logged.length).toBe(1)
  await retention.stop()

  expect(logged[0]).toContain('old rows could not be deleted')
})
