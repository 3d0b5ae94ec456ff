import { defineConfig } from 'vitest/config'

/**
 * How often each fault is caused to prove what is promised. Without `--mode long` a file in faults/
 * runs its own short count; a variable that is set already wins.
 */
const PROMISED = {
  SLOW_CLIENTS: '200',
  FAULT_LIMITS: 'promised',
  FAULT_KILLS: '300',
  FAULT_KILLS_POSTGRES: '100',
  FAULT_CUTS: '100',
  FAULT_CUTS_POSTGRES: '100',
  FAULT_CONTROL_CUTS: '12',
  FAULT_KEYS: '10000',
  FAULT_LATE_MS: '3000',
  FAULT_EVENTS: '2000',
  FAULT_EVENT_KILLS: '10',
  FAULT_FILLS: '10',
  FAULT_FAILED_SYNCS: '20',
  FAULT_SLOW_SECONDS: '20',
  FAULT_DOWN_SECONDS: '30',
  FAULT_FROZEN_SECONDS: '10',
  FAULT_TROUBLED_SECONDS: '10',
  FAULT_BACKUPS: '100',
  FAULT_BACKUP_ROWS: '50000',
  FAULT_STOPS: '100',
  FAULT_STOPS_POSTGRES: '30',
  HOSTING_FAILOVERS: '20',
}

/** The part of `npm test` (`--mode kept`): whatever breaks, no acknowledged row is lost or kept twice. */
const KEPT = [
  'tests/faults/disk/power-cut.test.ts',
  'tests/faults/stops/{graceful-stop,process-death,team-answers}.test.ts',
  'tests/faults/store/{exactly-once,postgres-outage}.test.ts',
]

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'kept' ? KEPT : ['tests/{faults,hosting}/**/*.test.ts'],
    globalSetup: ['scripts/before-tests.mjs', 'tests/faults/setup.ts'],
    env: mode === 'long' ? { ...PROMISED, ...process.env } : { FAULT_RUN: mode },
    // Rows are counted beside other work, times are not judged there.
    fileParallelism: mode === 'kept',
    maxWorkers: 2,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
}))
