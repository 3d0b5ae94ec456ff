import { defineConfig } from '@playwright/test'

const chromiumPath = process.env['CHROMIUM_PATH'] || undefined

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  // The machine may be busy. `npm test` names at its end what needed a second try.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    headless: true,
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
