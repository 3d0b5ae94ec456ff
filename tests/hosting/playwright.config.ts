import { defineConfig } from '@playwright/test'
import plain from '../../playwright.config.ts'

/** The journey of the browser tests through the proxy that `BEHIND` names. */
export default defineConfig({
  ...plain,
  testDir: '..',
  testMatch: ['e2e/flow/journey.test.ts'],
  outputDir: '../test-results/hosting',
  reporter: 'list',
  workers: 1,
  timeout: 90_000,
  // Its certificate was made for this run.
  use: { ...plain.use, ignoreHTTPSErrors: true },
})
