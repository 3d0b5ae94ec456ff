import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choose, fillLead } from '../../e2e/visitor.ts'
import { openBrowser, PHONE } from './browser.ts'
import type { Context } from '../context.ts'
import { msText } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'
import { startMeasured } from '../server/measured-server.ts'

const MOST_CHANGE_MS = 50
const MOST_INTERACTION_MS = 100
const ADVANCE_AFTER_MS = 1000
const QUESTION_COUNT = 12
/** A person looks at a page before the first click on it. */
const READING_MS = 500
const WATCH = join(import.meta.dirname, 'watch-paints.js')

/** What `watch-paints.js` leaves behind. */
type Watched = {
  interactions: { page: string; ms: number }[]
  changes: { title: string; paintMs: number; choiceMs?: number }[]
}

/** The worst of one visit, in milliseconds. */
type Visit = {
  interactionMs: number
  changeMs: number
  afterMomentMs: number
  pages: ReadonlyMap<string, number>
}

/** One visit from the landing page to the report; the network dies when the intro is open. */
export async function measureInteraction(context: Context): Promise<Figure[]> {
  const rounds = context.isQuick ? 1 : 3
  const fast: Visit[] = []
  const slow: Visit[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    fast.push(await visit(context, 1))
    slow.push(await visit(context, 4))
    plain.push(await visitPlainPage(context, 4))
  }
  const worst = (visits: Visit[], name: Exclude<keyof Visit, 'pages'>) =>
    medianOf(visits.map((one) => one[name]))
  const interactionMs = worst(slow, 'interactionMs')
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
    ...pageFigures(slow),
    {
      what: 'Intro, twelve questions and report with the server stopped and the network off',
      measured: `${fast.length + slow.length} of ${2 * rounds} visits`,
      limit: 'all',
      met: true,
    },
  ]
}

/** Throws when the report does not come. */
async function visit({ servers, files }: Context, slowDown: number): Promise<Visit> {
  const { url, stop } = await startMeasured(servers.product, files, {
    DATABASE_URL: `file:${join(files, 'interaction.sqlite')}`,
  })
  const browser = await openBrowser(files, [], PHONE)
  try {
    const page = await openWatched(await browser.newPage(), `${url}/`, slowDown)
    await page.getByRole('button', { name: 'Start Your Assessment' }).click()
    await page.waitForTimeout(READING_MS)
    await fillLead(page)
    await page.getByRole('button', { name: 'Start Assessment', exact: true }).click()
    await page.waitForURL('**/assessment/start')
    // The code up to the report is fetched while the intro is read.
    await page.waitForTimeout(READING_MS)

    await stop()
    await browser.setOffline(true)
    await page.getByRole('button', { name: 'Begin Assessment' }).click()
    for (let id = 1; id <= QUESTION_COUNT; id += 1) {
      await page.waitForURL(`**/assessment/question/${id}`)
      await choose(page, (id % 5) + 1)
      if (id === QUESTION_COUNT / 2) await goBackAndForth(page, id)
    }
    await page.waitForURL('**/assessment/results')
    await page.getByRole('heading', { name: 'Section Breakdown' }).waitFor()
    await page.waitForTimeout(READING_MS)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    return visitOf(await readWatched(page))
  } finally {
    await browser.close()
  }
}

async function goBackAndForth(page: Page, id: number): Promise<void> {
  await page.waitForURL(`**/assessment/question/${id + 1}`)
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.waitForURL(`**/assessment/question/${id}`)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** A click that changes one text, without any library. */
async function visitPlainPage({ servers, site, files }: Context, slowDown: number) {
  const { url, stop } = await startMeasured(servers.constant, files, {
    CONSTANT_FILE: join(site, 'robots.txt'),
  })
  const browser = await openBrowser(files, [], PHONE)
  try {
    const page = await openWatched(await browser.newPage(), url, slowDown)
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = '0'
      button.addEventListener('click', () => {
        button.textContent = `${Number(button.textContent) + 1}`
      })
      document.body.replaceChildren(button)
    })
    for (let count = 0; count < QUESTION_COUNT; count += 1) await page.getByRole('button').click()
    return Math.max(...(await readWatched(page)).interactions.map(({ ms }) => ms), 16)
  } finally {
    await browser.close()
    await stop()
  }
}

async function openWatched(page: Page, url: string, slowDown: number): Promise<Page> {
  await page.addInitScript({ path: WATCH })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return page
}

/** A moment later, when the browser has told of the last interaction too. */
async function readWatched(page: Page): Promise<Watched> {
  await page.waitForTimeout(500)
  return page.evaluate(() => Reflect.get(window, 'watched'))
}

function visitOf({ interactions, changes }: Watched): Visit {
  const questions = changes.filter(({ title }) => title.startsWith('Question'))
  if (questions.length < QUESTION_COUNT) throw new Error(`Only ${questions.length} changes`)
  const afterMoment = questions.flatMap(({ choiceMs }) => choiceMs ?? []).map(fromMoment)
  const pages = new Map<string, number>()
  for (const { page, ms } of interactions) {
    const name = page.replace(/\d+$/, 'N')
    pages.set(name, Math.max(pages.get(name) ?? 0, ms))
  }
  return {
    pages,
    interactionMs: Math.max(...interactions.map(({ ms }) => ms), 16),
    changeMs: Math.max(...questions.map(({ paintMs }) => paintMs)),
    afterMomentMs: Math.max(...afterMoment),
  }
}

/** A page that is not named here answered within a frame. */
function pageFigures(visits: readonly Visit[]): Figure[] {
  const names = [...new Set(visits.flatMap(({ pages }) => [...pages.keys()]))]
  return names.map((name) => ({
    what: `The same on \`${name}\``,
    measured: msText(medianOf(visits.map(({ pages }) => pages.get(name) ?? 16))),
  }))
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
