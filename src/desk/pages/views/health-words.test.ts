import { expect, it } from 'vitest'
import { firstBackupOf, healthOf } from './health-words.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

function backupOf(at: string) {
  return { folder: '/b', last: { at, file: 'a.sqlite', bytes: 1 } }
}

it('says what to do first', () => {
  const deliveries = { delivered: 5, waiting: 0, failed: 0 }
  const backup = backupOf('2026-11-19T03:00:00Z')
  const fine = { engine: 'SQLite' as const, backup, deliveries }
  const none = { folder: '/b', last: null }
  expect(firstBackupOf({ ...fine, backup: none })).toBe('npm run owner -- backup /b')
  expect(firstBackupOf(fine)).toBeUndefined()
  expect(healthOf(fine, NOW)).toEqual([{ tone: 'good', sentence: 'Everything is fine.' }])
  expect(healthOf({ ...fine, backup: backupOf('2026-11-17T03:00:00Z') }, NOW)).toEqual([
    { tone: 'bad', sentence: 'The last backup is 3 days old.' },
  ])
  expect(
    healthOf({ ...fine, backup: none, deliveries: { ...deliveries, failed: 2 } }, NOW),
  ).toEqual([
    { tone: 'bad', sentence: '2 deliveries failed.' },
    { tone: 'bad', sentence: 'No backup yet.' },
  ])
  expect(healthOf({ ...fine, engine: 'PostgreSQL', backup: none }, NOW)).toEqual([
    { tone: 'open', sentence: 'Back up PostgreSQL with its own tools.' },
  ])
})
