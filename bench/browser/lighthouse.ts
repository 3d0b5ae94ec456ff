import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../src/store/postgres/server.suite.ts'
import { openBrowser } from './browser.ts'

const PROGRAM = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const MOST_OUTPUT_BYTES = 64 * 2 ** 20

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** Four scores from 0 to 100 in the order above, two times in milliseconds, a share of the screen. */
export type LighthouseResult = { scores: number[]; lcpMs: number; tbtMs: number; cls: number }

const MOST_ATTEMPTS = 3

/**
 * One run as a phone, in a browser that starts with nothing but `storage`; the slow line is computed
 * ('simulate') or real ('devtools'). On a busy machine a recording can fail: then it is made again.
 */
export async function runLighthouse(...run: Parameters<typeof runOnce>): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(...run)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
    }
  }
}

async function runOnce(
  origin: string,
  path: string,
  storage: Readonly<Record<string, string>>,
  folder: string,
  throttling: 'simulate' | 'devtools' = 'simulate',
): Promise<LighthouseResult> {
  const port = await freePort()
  const browser = await openBrowser(folder, [`--remote-debugging-port=${port}`])
  try {
    const [page = await browser.newPage()] = browser.pages()
    // An address that loads no file of the site: its cache stays empty.
    await page.goto(`${origin}/livez`)
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...[PROGRAM, origin + path, `--port=${port}`, '--output=json', '--quiet'],
        // The storage was just filled, and the browser is new.
        ...['--disable-storage-reset', `--only-categories=${CATEGORIES.join(',')}`],
        `--throttling-method=${throttling}`,
      ],
      { maxBuffer: MOST_OUTPUT_BYTES },
    )
    return resultOf(JSON.parse(stdout), origin + path)
  } finally {
    await browser.close()
  }
}

type Report = {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function resultOf(report: Report, url: string): LighthouseResult {
  const { finalDisplayedUrl, categories, audits } = report
  if (finalDisplayedUrl !== url) throw new Error(`Lighthouse ended at ${finalDisplayedUrl}`)
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  }
}
