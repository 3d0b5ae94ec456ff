import { expect, it } from 'vitest'
import { minuteText } from '../../words/format.ts'
import type { Health } from '../../../contract/desk.ts'
import {
  actionSentence,
  backupCommand,
  backupText,
  diskText,
  healthOf,
  verificationSentence,
} from './health-sentences.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LAST = { at: '2026-11-20T13:00:00Z', file: 'a.sqlite', bytes: 4_700_000 }
const HEALTH: Health = {
  ...{ engine: 'SQLite', bytes: 1000, disk: { free: 20e9, total: 100e9 }, retentionDays: null },
  kept: { leads: 0, responses: 0, quarantined: 0, oldest: null },
  backup: { folder: '/backups', last: LAST },
  versions: { product: '0.1.0', model: 2, node: '20', database: '3' },
}

it('says the first thing to do', () => {
  expect(healthOf(HEALTH, NOW)).toEqual({ tone: 'good', sentence: 'Nothing needs you here.' })
  const old = { folder: null, last: { ...LAST, at: '2026-11-18T13:00:00Z' } }
  expect(healthOf({ ...HEALTH, backup: old }, NOW)).toEqual({
    ...{ tone: 'bad', sentence: 'The last backup is 2 days old.' },
  })
  expect(healthOf({ ...HEALTH, backup: { folder: null, last: null } }, NOW)).toEqual({
    ...{ tone: 'bad', sentence: expect.stringMatching(/^There is no backup/) },
  })
  expect(healthOf({ ...HEALTH, disk: { free: 9e9, total: 100e9 } }, NOW)).toEqual({
    ...{ tone: 'bad', sentence: 'Only 9.0 GB of the disk are left: make room.' },
  })
  expect(healthOf({ ...HEALTH, engine: 'PostgreSQL' }, NOW).tone).toBe('open')
})

it('says where the last backup is, or how to make one', () => {
  expect(backupText(HEALTH.backup)).toBe(
    `The last one is of ${minuteText('2026-11-20T13:00Z')}: a.sqlite, 4.7 MB in /backups.`,
  )
  expect(backupCommand(HEALTH.backup)).toBeUndefined()
  expect(backupText({ folder: '/b', last: null })).toBe('There is none in /b. Make one:')
  expect(backupCommand({ folder: '/b', last: null })).toBe('npm run owner -- backup /b')
  expect(backupText({ folder: null, last: null })).toMatch(/^The desk does not know/)
  expect(backupCommand({ folder: null, last: null })).toBe('npm run owner -- backup FOLDER')
})

it('tells the room on the disk', () => {
  expect(diskText(HEALTH.disk)).toBe('20.0 GB free of 100 GB (20%)')
  expect(diskText(null)).toContain('own machine')
})

it('tells each state of a verification', () => {
  const running = { state: 'running', done: 1000, total: 5000 } as const
  expect(verificationSentence({ state: 'never' })).toMatch(/^Not verified/)
  expect(verificationSentence({ ...running, step: 'files' })).toMatch(/^Reading the files/)
  expect(verificationSentence({ ...running, step: 'scores' })).toBe(
    'Comparing scores: 1,000 of 5,000.',
  )
  const findings = [{ answer: 'wrong', sentence: 'x' }] as const
  const done = { state: 'done', endedAt: '2026-11-21T11:00:00Z' } as const
  expect(verificationSentence({ ...done, findings })).toMatch(/1 thing wrong\.$/)
  expect(verificationSentence({ ...done, findings: [] })).toMatch(/nothing is wrong\.$/)
})

it('tells who did what, and how much of it', () => {
  const action = { at: '2026-11-21T11:00:00Z', who: 'anna', action: 'export', count: 1200 } as const
  expect(actionSentence(action)).toBe('anna exported 1,200 leads')
  expect(actionSentence({ ...action, action: 'erase', count: 1 })).toBe('anna erased 1 person')
  expect(actionSentence({ ...action, action: 'replay', count: 2 })).toBe(
    'anna replayed 2 deliveries',
  )
  expect(actionSentence({ ...action, action: 'publish' })).toBe('anna published the benchmark')
  expect(actionSentence({ ...action, who: null, action: 'release', count: 3 })).toBe(
    'The owner, on this machine, released 3 leads',
  )
})
