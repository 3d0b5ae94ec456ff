import { join } from 'node:path'
import { storedAnswers } from '../e2e/visitor.ts'
import { bytesOfReactAlone, bytesOverTheWire, sum } from '../e2e/wire-bytes.ts'
import { openBrowser, PHONE } from './browser.ts'
import type { Context } from './context.ts'
import { countText } from './figure.ts'
import type { Figure } from './figure.ts'
import { runLighthouse } from './lighthouse.ts'
import type { LighthouseResult } from './lighthouse.ts'
import { medianOf } from './rounds.ts'
import { startMeasured } from './measured-server.ts'

const MOST_BYTES = { landing: 140_000, fonts: 55_000 }
const MOST_TIMES_REACT = 1.2
const MOST_LCP_MS = 950
const ANSWERED = { assessmentAnswers: storedAnswers('433 232 445 223') }
const PAGES: readonly MeasuredPage[] = [
  { path: '/', storage: {} },
  { path: '/assessment/start', storage: {} },
  { path: '/assessment/question/1', storage: {} },
  // Its text is made in the browser, from the visitor's own answers.
  { path: '/assessment/results', storage: ANSWERED, mostLcpMs: Number.POSITIVE_INFINITY },
]

type MeasuredPage = {
  path: string
  storage: Readonly<Record<string, string>>
  /** Without it, the limit for a page that is complete as a file. */
  mostLcpMs?: number
}

/** Bytes over the wire, and what Lighthouse says of a phone. */
export async function measurePages(context: Context): Promise<Figure[]> {
  const { servers, files, isQuick } = context
  const { url, stop } = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'pages.sqlite')}`,
  })
  const figures = await measureBytes(url, files)
  await runLighthouse(url, '/', {}, files)
  for (const page of PAGES) {
    const simulated: LighthouseResult[] = []
    const throttled: LighthouseResult[] = []
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      simulated.push(await runLighthouse(url, page.path, page.storage, files))
      throttled.push(await runLighthouse(url, page.path, page.storage, files, 'devtools'))
    }
    figures.push(...figuresOf(page, simulated), lcpFigure(page, 'really slow line', throttled))
  }
  await stop()
  return figures
}

async function measureBytes(url: string, folder: string): Promise<Figure[]> {
  const browser = await openBrowser(folder, [], PHONE)
  const page = await browser.newPage()
  const addresses = new Set<string>()
  page.on('request', (request) => addresses.add(request.url()))
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()

  const bytesOf = async (pattern: RegExp) =>
    sum(await Promise.all([...addresses].filter((a) => pattern.test(a)).map(bytesOverTheWire)))
  const [landing, fonts, scripts] = [
    await bytesOf(/./),
    await bytesOf(/woff2$/),
    await bytesOf(/js$/),
  ]
  const react = await bytesOfReactAlone()
  return [
    {
      what: 'Landing page over the wire, in all',
      measured: `${countText(landing)} bytes`,
      limit: `≤ ${countText(MOST_BYTES.landing)}`,
      met: landing <= MOST_BYTES.landing,
    },
    {
      what: 'Fonts among it',
      measured: `${countText(fonts)} bytes`,
      limit: `≤ ${countText(MOST_BYTES.fonts)}`,
      met: fonts <= MOST_BYTES.fonts,
    },
    {
      what: 'JavaScript among it, floor: React hydrating one button',
      measured: `${countText(scripts)} bytes`,
      floor: `${countText(react)} bytes`,
      ratio: scripts / react,
      limit: `≤ ${MOST_TIMES_REACT}`,
      met: scripts / react <= MOST_TIMES_REACT,
    },
  ]
}

/** A simulated figure once hid 800 ms, so both are measured. */
function lcpFigure(
  { path, mostLcpMs = MOST_LCP_MS }: MeasuredPage,
  line: string,
  results: readonly LighthouseResult[],
): Figure {
  const lcpMs = medianOf(results.map((result) => result.lcpMs))
  return {
    what: `\`${path}\` largest contentful paint, ${line}`,
    measured: `${Math.round(lcpMs)} ms`,
    ...(Number.isFinite(mostLcpMs) && { limit: `≤ ${mostLcpMs} ms`, met: lcpMs <= mostLcpMs }),
  }
}

function figuresOf(page: MeasuredPage, results: readonly LighthouseResult[]): Figure[] {
  const { path } = page
  const median = (valueOf: (result: LighthouseResult) => number) => medianOf(results.map(valueOf))
  const scores = [0, 1, 2, 3].map((index) => median((result) => result.scores[index] ?? Number.NaN))
  const tbtMs = median((result) => result.tbtMs)
  const cls = median((result) => result.cls)
  return [
    {
      what: `\`${path}\` performance, accessibility, best practices, SEO`,
      measured: scores.join(', '),
      limit: '100 each',
      met: scores.every((score) => score === 100),
    },
    lcpFigure(page, 'simulated slow line', results),
    {
      what: `\`${path}\` total blocking time`,
      measured: `${Math.round(tbtMs)} ms`,
      limit: '≤ 50 ms',
      met: tbtMs <= 50,
    },
    {
      what: `\`${path}\` cumulative layout shift`,
      measured: cls.toFixed(3),
      limit: '≤ 0.01',
      met: cls <= 0.01,
    },
  ]
}
