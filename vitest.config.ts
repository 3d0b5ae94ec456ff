import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'scripts/**/*.test.{ts,mjs}',
      'hosting/**/*.test.ts',
    ],
    globalSetup: 'scripts/before-tests.mjs',
    // Its own choice leaves a core without work.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
