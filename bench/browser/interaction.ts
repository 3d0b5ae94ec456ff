import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choose, fillLead } from '../../e2e/visitor.ts'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { openBrowser, PHONE } from './browser.ts'
import type { Context } from '../context.ts'
import { msText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'
import { startMeasured } from '../server/measured-server.ts'
import type { MeasuredServer } from '../server/measured-server.ts'

const MOST_CHANGE_MS = 50
const MOST_INTERACTION_MS = 100
/** What a browser tells of an interaction that was on the screen in the next frame, or of none. */
const FRAME_MS = 16
const ADVANCE_AFTER_MS = 1000
const QUESTION_COUNT = 12
/** A person looks at a page before the first click on it. */
const READING_MS = 500
/** The largest team there is. */
const TEAM = [
  ...['122 333 112 433', '242 333 432 324', '535 222 111 333', '123 451 234 512'],
  ...['111 222 333 444', '555 444 333 222', '121 212 343 434', '345 345 345 345'],
  ...['543 543 543 543', '222 333 444 555', '151 515 151 515', '432 234 432 234'],
].map((answers) => reportCodeOf(answersOf(answers)))
const WATCH = join(import.meta.dirname, 'watch-paints.js')

/** What `watch-paints.js` leaves behind. */
type Watched = {
  interactions: { page: string; ms: number }[]
  changes: { title: string; paintMs: number; choiceMs?: number }[]
}

/** The worst interaction of each page, in milliseconds. */
type PageTimes = ReadonlyMap<string, number>

/** The worst of one visit, in milliseconds. */
type Visit = { changeMs: number; afterMomentMs: number; pages: PageTimes }

/** One visit from the landing page to the report, and with a slow processor one to the pages made from codes. */
export async function measureInteraction(context: Context): Promise<Figure[]> {
  const rounds = context.isQuick ? 1 : 3
  const fast: Visit[] = []
  const slow: Visit[] = []
  const slowPages: PageTimes[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    fast.push(await visit(context, 1))
    const slowVisit = await visit(context, 4)
    slow.push(slowVisit)
    slowPages.push(new Map([...slowVisit.pages, ...(await visitCodes(context, 4))]))
    plain.push(await visitPlainPage(context, 4))
  }
  const worst = (visits: Visit[], name: Exclude<keyof Visit, 'pages'>) =>
    medianOf(visits.map((one) => one[name]))
  const interactionMs = medianOf(slowPages.map((pages) => Math.max(...pages.values(), FRAME_MS)))
  const floorMs = medianOf(plain)
  return [
    changeFigure('Worst paint after a question change', worst(fast, 'changeMs')),
    changeFigure('Worst paint after a choice, less its 1,000 ms', worst(fast, 'afterMomentMs')),
    changeFigure('Worst paint after a question change, 4x slow-down', worst(slow, 'changeMs')),
    {
      what: 'Worst interaction to next paint, 4x slow-down, floor: a bare page with one button',
      measured: msText(interactionMs),
      floor: msText(floorMs),
      ratio: interactionMs / floorMs,
      limit: `< ${MOST_INTERACTION_MS} ms`,
      met: interactionMs < MOST_INTERACTION_MS,
    },
    ...pageFigures(slowPages),
    {
      what: 'Intro, twelve questions and report with the server stopped and the network off',
      measured: `${fast.length + slow.length} of ${2 * rounds} visits`,
      limit: 'all',
      met: true,
    },
  ]
}

/** The network dies when the intro is open. Throws when the report does not come. */
async function visit({ servers, files }: Context, slowDown: number): Promise<Visit> {
  const server = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'interaction.sqlite')}`,
  })
  return watch(server, '/', { files, slowDown }, async (page) => {
    await page.getByRole('button', { name: 'Start Your Assessment' }).click()
    await page.waitForTimeout(READING_MS)
    await fillLead(page)
    await page.getByRole('button', { name: 'Start Assessment', exact: true }).click()
    await page.waitForURL('**/assessment/start')
    // The code up to the report is fetched while the intro is read.
    await page.waitForTimeout(READING_MS)

    await server.stop()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Begin Assessment' }).click()
    for (let id = 1; id <= QUESTION_COUNT; id += 1) {
      await page.waitForURL(`**/assessment/question/${id}`)
      await choose(page, (id % 5) + 1)
      if (id === QUESTION_COUNT / 2) await goBackAndForth(page, id)
    }
    await page.waitForURL('**/assessment/results')
    await page.getByRole('heading', { name: 'Section Breakdown' }).waitFor()
    await page.waitForTimeout(READING_MS)
    await openFolds(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    return visitOf(await readWatched(page))
  })
}

/** Codes are pasted, the reports of a team named, and one of them opened. */
async function visitCodes({ servers, files }: Context, slowDown: number): Promise<PageTimes> {
  const server = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'interaction-codes.sqlite')}`,
  })
  return watch(server, '/team', { files, slowDown }, async (page) => {
    const field = page.getByRole('textbox', { name: 'Report codes or links' })
    await field.fill(TEAM.join(' '))
    await page.waitForTimeout(READING_MS)
    await field.press('Space')
    await page.getByRole('link', { name: `See where these ${TEAM.length} agree` }).click()

    await page.getByRole('heading', { name: 'The Reports' }).waitFor()
    await page.waitForTimeout(READING_MS)
    const name = page.getByRole('textbox', { name: 'Name of report 1', exact: true })
    for (const letter of 'Sales') await name.press(letter)
    await openFolds(page)
    await page.getByRole('button', { name: 'Copy agenda' }).click()
    await page.getByRole('link', { name: 'Report 1', exact: true }).click()

    await page.getByRole('heading', { name: 'Section Breakdown' }).waitFor()
    await page.waitForTimeout(READING_MS)
    await openFolds(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    return pagesOf(await readWatched(page))
  })
}

async function openFolds(page: Page): Promise<void> {
  for (const summary of await page.locator('summary:visible').all()) await summary.click()
}

async function goBackAndForth(page: Page, id: number): Promise<void> {
  await page.waitForURL(`**/assessment/question/${id + 1}`)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.waitForURL(`**/assessment/question/${id}`)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** A click that changes one text, without any library. */
async function visitPlainPage({ servers, site, files }: Context, slowDown: number) {
  const server = await startMeasured(servers.constant, files, {
    CONSTANT_FILE: join(site, 'robots.txt'),
  })
  return watch(server, '/', { files, slowDown }, async (page) => {
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = '0'
      button.addEventListener('click', () => {
        button.textContent = `${Number(button.textContent) + 1}`
      })
      document.body.replaceChildren(button)
    })
    for (let count = 0; count < QUESTION_COUNT; count += 1) await page.getByRole('button').click()
    return Math.max(...(await readWatched(page)).interactions.map(({ ms }) => ms), FRAME_MS)
  })
}

type Watching = { files: string; slowDown: number }

/** What `act` finds on a page of a server that ends with it. */
async function watch<Found>(
  { url, stop }: MeasuredServer,
  path: string,
  { files, slowDown }: Watching,
  act: (page: Page) => Promise<Found>,
): Promise<Found> {
  const browser = await openBrowser(files, [], PHONE)
  try {
    const page = await browser.newPage()
    await page.addInitScript({ path: WATCH })
    const session = await browser.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(`${url}${path}`)
    await page.waitForLoadState('networkidle')
    return await act(page)
  } finally {
    await browser.close()
    await stop()
  }
}

/** A moment later, when the browser has told of the last interaction too. */
async function readWatched(page: Page): Promise<Watched> {
  await page.waitForTimeout(500)
  return page.evaluate(() => Reflect.get(window, 'watched'))
}

function visitOf(watched: Watched): Visit {
  const questions = watched.changes.filter(({ title }) => title.startsWith('Question'))
  if (questions.length < QUESTION_COUNT) throw new Error(`Only ${questions.length} changes`)
  const afterMoment = questions.flatMap(({ choiceMs }) => choiceMs ?? []).map(fromMoment)
  return {
    pages: pagesOf(watched),
    changeMs: Math.max(...questions.map(({ paintMs }) => paintMs)),
    afterMomentMs: Math.max(...afterMoment),
  }
}

function pagesOf({ interactions }: Watched): PageTimes {
  const pages = new Map<string, number>()
  for (const { page, ms } of interactions) {
    const name = page.replace(/\d+$/, 'N').replace(/^(\/(?:team|report)\/).+/, '$1…')
    pages.set(name, Math.max(pages.get(name) ?? 0, ms))
  }
  return pages
}

/** A page that is not named here answered within a frame. */
function pageFigures(visits: readonly PageTimes[]): Figure[] {
  const names = [...new Set(visits.flatMap((pages) => [...pages.keys()]))]
  return names.map((name) => {
    const ms = medianOf(visits.map((pages) => pages.get(name) ?? FRAME_MS))
    return {
      what: `The same on \`${name}\``,
      measured: msText(ms),
      limit: `< ${MOST_INTERACTION_MS} ms`,
      met: ms < MOST_INTERACTION_MS,
    }
  })
}

function fromMoment(choiceMs: number): number {
  return choiceMs - ADVANCE_AFTER_MS
}

function changeFigure(what: string, ms: number): Figure {
  return {
    what,
    measured: msText(ms),
    limit: `≤ ${MOST_CHANGE_MS} ms`,
    met: ms <= MOST_CHANGE_MS,
  }
}
