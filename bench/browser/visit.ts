import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { choose, startAsLead, untilHydrated } from '../../e2e/visitor.ts'
import { openBrowser, PHONE } from './browser.ts'
import type { Context } from '../context.ts'
import { countText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { startMeasured } from '../server/measured-server.ts'
import { medianOf } from '../rounds.ts'

/** Slow 4G as Lighthouse makes it really slow: each request waits, all share one line. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 675e3 / 8,
}
/** Twelve answers move on after a second each. */
const FLOOR_SECONDS = 12
const ANSWERS = [4, 3, 3, 2, 3, 2, 4, 4, 5, 2, 2, 3]

type Visit = { bytes: number; seconds: number }

/** From the first request to the finished report, by somebody who reads nothing; then once more. */
export async function measureVisit(context: Context): Promise<Figure[]> {
  const cold: Visit[] = []
  const warm: Visit[] = []
  for (let round = 0; round < (context.isQuick ? 1 : 3); round += 1) {
    const { url, stop } = await startMeasured(context.servers.product, context.files, {
      DATABASE_URL: `file:${join(context.files, `visit-${round}.sqlite`)}`,
    })
    const browser = await openBrowser(context.files, [], { ...PHONE, baseURL: url })
    cold.push(await visit(browser))
    warm.push(await visit(browser))
    await browser.close()
    await stop()
  }
  return [figureOf('with an empty cache', cold), figureOf('with the cache of the first', warm)]
}

async function visit(browser: BrowserContext): Promise<Visit> {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))

  const startedAt = performance.now()
  const goto = page.goto.bind(page)
  page.goto = async (path, options) => {
    const response = await goto(path, options)
    await untilHydrated(page)
    return response
  }
  await startAsLead(page)
  await answer(page)
  await page.getByRole('heading', { name: 'Section Breakdown' }).waitFor()
  const seconds = (performance.now() - startedAt) / 1000
  await page.evaluate(() => localStorage.clear())
  await page.close()
  return { bytes, seconds }
}

/** At the pace of the page, which goes on a second after each choice. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  for (const [index, option] of ANSWERS.entries()) {
    await page.waitForURL(`**/assessment/question/${index + 1}`)
    await choose(page, option)
  }
}

function figureOf(how: string, visits: readonly Visit[]): Figure {
  const seconds = medianOf(visits.map((one) => one.seconds))
  return {
    what: `A whole visit on slow 4G, ${how}; floor: twelve answers of one second`,
    measured: `${countText(medianOf(visits.map((one) => one.bytes)))} bytes, ${seconds.toFixed(1)} s`,
    floor: `${FLOOR_SECONDS} s`,
    ratio: seconds / FLOOR_SECONDS,
  }
}
