import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

/** For `scripts/checks/mutation.mjs`, which names the tests that answer for the files it changes. */
export default defineConfig({
  test: { ...config.test, include: process.env['MUTATION_TESTS']?.split(' ') ?? [] },
})
