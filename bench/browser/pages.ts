import { join } from 'node:path'
import { SHARED_CODE } from '../../e2e/states.ts'
import { storedAnswers } from '../../e2e/visitor.ts'
import { bytesOfReactAlone, bytesOverTheWire, sum } from '../../e2e/pages/wire-bytes.ts'
import { openBrowser, PHONE } from './browser.ts'
import type { Context } from '../context.ts'
import { countText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { runLighthouse } from './lighthouse.ts'
import type { LighthouseResult } from './lighthouse.ts'
import { medianOf } from '../rounds.ts'
import { startMeasured } from '../server/measured-server.ts'

const MOST_BYTES = { landing: 140_000, fonts: 55_000 }
const MOST_TIMES_REACT = 1.3
const MOST_LCP_MS = 950
/** A page that the server makes from a code. */
const MOST_REPORT_LCP_MS = 1100
const ANSWERED = { assessmentAnswers: storedAnswers('433 232 445 223') }
const PAGES: readonly MeasuredPage[] = [
  { path: '/', storage: {} },
  { path: '/assessment/start', storage: {} },
  { path: '/assessment/question/1', storage: {} },
  { path: `/report/${SHARED_CODE}`, storage: {}, mostLcpMs: MOST_REPORT_LCP_MS, unindexed: true },
  // Its text is made in the browser, from the visitor's own answers.
  { path: '/assessment/results', storage: ANSWERED, mostLcpMs: Number.POSITIVE_INFINITY },
]

type MeasuredPage = {
  path: string
  storage: Readonly<Record<string, string>>
  /** Without it, the limit for a page that is complete as a file. */
  mostLcpMs?: number
  /** Search engines are told to leave it out, which Lighthouse counts against it. */
  unindexed?: true
}

/** Bytes over the wire, and what Lighthouse says of a phone. */
export async function measurePages(context: Context): Promise<Figure[]> {
  const { servers, files, isQuick } = context
  const { url, stop } = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'pages.sqlite')}`,
  })
  const figures = await measureBytes(url, files)
  const earlier =
    context.before === undefined
      ? undefined
      : await startMeasured(context.before.main, files, {
          DATABASE_URL: `file:${join(files, 'pages-before.sqlite')}`,
        })
  await runLighthouse(url, '/', {}, files)
  for (const page of PAGES) {
    const now = { simulate: [] as LighthouseResult[], devtools: [] as LighthouseResult[] }
    const then = { simulate: [] as LighthouseResult[], devtools: [] as LighthouseResult[] }
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      for (const line of ['simulate', 'devtools'] as const) {
        now[line].push(await runLighthouse(url, page.path, page.storage, files, line))
        if (earlier) {
          const path = page.path.replace(SHARED_CODE, context.before?.code ?? SHARED_CODE)
          then[line].push(await runLighthouse(earlier.url, path, page.storage, files, line))
        }
      }
    }
    figures.push(
      ...figuresOf(page, now.simulate),
      lcpFigure(page, 'simulated slow line', now.simulate, then.simulate),
      lcpFigure(page, 'really slow line', now.devtools, then.devtools),
    )
  }
  await Promise.all([stop(), earlier?.stop()])
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
  earlier: readonly LighthouseResult[],
): Figure {
  const lcpMs = medianOf(results.map((result) => result.lcpMs))
  const earlierMs = medianOf(earlier.map((result) => result.lcpMs))
  const isCompared = earlier.length > 0
  return {
    what: `\`${path}\` largest contentful paint, ${line}${isCompared ? ', floor: the earlier build' : ''}`,
    ...(isCompared && { floor: `${Math.round(earlierMs)} ms`, ratio: lcpMs / earlierMs }),
    measured: `${Math.round(lcpMs)} ms`,
    ...(Number.isFinite(mostLcpMs) && { limit: `≤ ${mostLcpMs} ms`, met: lcpMs <= mostLcpMs }),
  }
}

function figuresOf(page: MeasuredPage, results: readonly LighthouseResult[]): Figure[] {
  const { path } = page
  const median = (valueOf: (result: LighthouseResult) => number) => medianOf(results.map(valueOf))
  const scores = (page.unindexed ? [0, 1, 2] : [0, 1, 2, 3]).map((index) =>
    median((result) => result.scores[index] ?? Number.NaN),
  )
  const tbtMs = median((result) => result.tbtMs)
  const cls = median((result) => result.cls)
  return [
    {
      what: `\`${path}\` performance, accessibility, best practices${page.unindexed ? '' : ', SEO'}`,
      measured: scores.join(', '),
      limit: '100 each',
      met: scores.every((score) => score === 100),
    },
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
