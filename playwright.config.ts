import { defineConfig } from '@playwright/test'

const chromiumPath = process.env['CHROMIUM_PATH'] || undefined

/**
 * What Playwright turns off by itself, for Chromium hears the last list alone; and the pages of the address
 * bar, two for each context, which nobody sees: without them a context is there in half the time. And the process
 * that stands ready after each page for another one, which no test opens.
 */
const TURNED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['SpareRendererForSitePerProcess'],
]

/** `npm run test:long`: the tests that take long to say little more, and a look at every state there is. */
const IS_LONG = process.env['LONG'] === '1'

const LONG = [
  '**/*.long.test.ts',
  ...['a11y/states', 'desk/a11y', 'report/print'].map((name) => `**/${name}.test.ts`),
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: IS_LONG ? LONG : '**/*.test.ts',
  ...(!IS_LONG && { testIgnore: '**/*.long.test.ts' }),
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_RESULTS'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    headless: true,
    // Drawing what moves is a seventh of the work. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Where nobody looks, Playwright's own is one without autofill.
    ...(IS_LONG && !chromiumPath && { channel: 'chromium' }),
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        // As the browsers of people keep them.
        '--site-per-process',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${TURNED_OFF.join(',')}`,
      ],
    },
  },
})
