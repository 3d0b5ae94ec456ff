import { configDefaults, defineConfig } from 'vitest/config'

/** `npm run test:long`: whatever takes long, and the rules for every answer set there is. */
const LONG = ['src/**/*.long.test.ts', 'src/{domain,content}/**/*.test.ts']
const SHORT = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'scripts/**/*.test.{ts,mjs}',
  'hosting/**/*.test.ts',
]
const IS_LONG = process.env['LONG'] === '1'

export default defineConfig({
  test: {
    include: IS_LONG ? LONG : SHORT,
    exclude: [...configDefaults.exclude, ...(IS_LONG ? [] : ['**/*.long.test.ts'])],
    globalSetup: 'scripts/before-tests.mjs',
    // Its own choice leaves a core without work.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
