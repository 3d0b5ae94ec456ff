import { defineConfig } from 'vitest/config'
import { UNIT_TESTS } from './vitest.config.ts'

/** For `scripts/checks/mutation.mjs`, which names the tests that answer for the files it changes. */
export default defineConfig({
  test: { ...UNIT_TESTS, include: process.env['MUTATION_TESTS']?.split(' ') ?? [] },
})
