import { defineConfig } from 'vitest/config'

/** How often each thing is done for the table in docs/hosting.md; without `--mode long` a few times. */
const PROMISED = { HOSTING_RESTARTS: '20', HOSTING_FAILOVERS: '20', HOSTING_POOLED: '2000' }

export default defineConfig(({ mode }) => ({
  test: {
    include: ['hosting/**/*.hosting.ts'],
    globalSetup: ['scripts/before-tests.mjs', 'faults/setup.ts'],
    env: mode === 'long' ? { ...PROMISED, ...process.env } : {},
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
}))
