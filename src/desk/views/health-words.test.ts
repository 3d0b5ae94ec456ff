import { expect, it } from 'vitest'
import { healthOf } from './health-words.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DISK = { free: 50e9, total: 100e9 }

function backupOf(at: string) {
  return { folder: '/b', last: { at, file: 'a.sqlite', bytes: 1 } }
}

it('says what to do first', () => {
  const fine = { engine: 'SQLite' as const, disk: DISK, backup: backupOf('2026-11-19T03:00:00Z') }
  expect(healthOf(fine, NOW)).toEqual({ tone: 'good', sentence: 'Everything is fine.' })
  expect(healthOf({ ...fine, backup: backupOf('2026-11-17T03:00:00Z') }, NOW)).toEqual({
    tone: 'bad',
    sentence: 'The last backup is 3 days old.',
  })
  expect(healthOf({ ...fine, backup: { folder: '/b', last: null } }, NOW)).toEqual({
    tone: 'bad',
    sentence: 'No backup yet.',
    command: 'npm run owner -- backup /b',
  })
  expect(healthOf({ ...fine, disk: { free: 9e9, total: 100e9 } }, NOW)).toEqual({
    tone: 'bad',
    sentence: 'Only 9.0 GB of disk space left: free some up.',
  })
  expect(healthOf({ ...fine, engine: 'PostgreSQL', disk: null }, NOW).tone).toBe('open')
})
