import { expect } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { answersOf } from '../support/answer-sets.ts'
import { memberAddressOf } from '../../src/contract/api.ts'
import { reportPathOf, roomPathOf, teamPathOf } from '../../src/contract/pages.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { LEAD, NOW, remember, setClock, storedAnswers, untilHydrated } from './visitor.ts'
import { MODEL } from '../../src/generated/model.ts'

/** One look of the product, opened directly rather than walked to. */
export type State = {
  name: string
  path: string
  /** What the browser remembers before the page opens. */
  storage?: Readonly<Record<string, string>>
  /** For a look that would pass by itself: no timer of a second or more runs out. */
  held?: true
  /** What the visitor then does. */
  act?: (page: Page) => Promise<void>
  /** What the console then says. */
  complains?: RegExp
}

/** `npm run test:long` */
export const IS_LONG = process.env['LONG'] === '1'

export const SHARED_CODE = reportCodeOf(MODEL, answersOf('123 451 234 512'))

export const RESULTS = reportState('results', '433 232 445 223')

/** Before that report. */
export const WORKING: State = {
  name: 'working',
  path: '/assessment/results',
  storage: { assessmentAnswers: storedAnswers('433 232 445 223') },
  held: true,
  act: async (page) => {
    await page.waitForFunction(() => localStorage.getItem('assessmentOutbox'))
  },
}

/** Of a version of the questions that there is not. */
export const OTHER_VERSION: State = {
  name: 'report of other questions',
  path: reportPathOf(
    reportCodeOf({ ...MODEL, version: MODEL.version + 1 }, answersOf('333 333 333 333')),
  ),
  complains: /status of 404/,
}

/** One of each kind of screen: the others differ from one of these in their words. */
export const TEN_STATES: readonly State[] = [
  { name: 'landing', path: '/' },
  { name: 'dialog empty', path: '/', act: openForm },
  {
    name: 'dialog with four errors',
    path: '/',
    act: async (page) => {
      await openForm(page)
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
    },
  },
  {
    name: 'dialog with the failure toast',
    path: '/',
    act: async (page) => {
      await page.route('**/api/leads', (route) => route.abort('connectionrefused'))
      await sendForm(page)
      await expect(page.getByRole('alert').getByRole('group')).toBeVisible()
    },
    complains: /ERR_CONNECTION_REFUSED|The lead was not saved/,
  },
  { name: 'intro', path: '/assessment/start' },
  { name: 'question 1 fresh', path: '/assessment/question/1' },
  {
    name: 'question 5 answered',
    path: '/assessment/question/5',
    storage: { assessmentAnswers: '{"1":4,"2":3,"3":3,"4":2,"5":3}' },
  },
  {
    name: 'question 5 locked',
    path: '/assessment/question/5',
    storage: { assessmentAnswers: '{"1":4,"2":3,"3":3,"4":2}' },
    held: true,
    act: async (page) => {
      await page.getByRole('radio').nth(2).click()
      await expect(page.locator('main [aria-live=polite]')).not.toBeEmpty()
    },
  },
  RESULTS,
  {
    name: 'not found',
    path: '/no/such/page',
    complains: /status of 404|No page at/,
  },
]

export const SHARED_REPORT: State = { name: 'shared report', path: `/report/${SHARED_CODE}` }

/** The bottom has the most steps to the next stage. */
export const LONGEST_REPORT = reportState('results at the bottom', '111 111 111 111')

const [EARLIER_CODE, LATER_CODE] = [
  reportCodeOf(MODEL, answersOf('122 333 112 433')),
  reportCodeOf(MODEL, answersOf('242 333 432 324')),
]

/** Pages made from several reports. */
export const SHARING: readonly State[] = [
  { name: 'comparison', path: `/compare/${EARLIER_CODE}/${LATER_CODE}` },
  teamState('team', 'K7Q2M4XT9B3C5D6E', [
    ...['122 333 112 433', '242 333 432 324', '535 222 111 333', '123 451 234 512'],
  ]),
  teamState('team of one', 'K7Q2M4XT9B3C5D6F', ['122 333 112 433']),
  { name: 'team invitation', path: teamPathOf('K7Q2M4XT9B3C5D6G') },
  {
    name: 'room',
    path: roomPathOf('K7Q2M4XT9B3C5D6G'),
    act: (page) => expect(page.locator('main svg[role=img]')).toBeVisible(),
  },
  {
    name: 'room with a question',
    path: roomPathOf('K7Q2M4XT9B3C5D6H'),
    act: async (page) => {
      const answers = ['122 333 112 433', '242 333 432 324', '535 222 111 333', '122 333 112 433']
      await addMembers(page, teamPathOf('K7Q2M4XT9B3C5D6H'), answers)
      await page.reload()
      await page.locator('main button').click()
      await page.locator('main button').first().click()
    },
  },
]

/** As a member sees it whose answers are the first ones. */
function teamState(name: string, team: string, all: readonly string[]): State {
  const own = { member: memberAt(0), code: reportCodeOf(MODEL, answersOf(all[0] ?? '')) }
  return {
    name,
    path: teamPathOf(team),
    storage: { assessmentTeams: JSON.stringify({ [team]: own }) },
    act: async (page) => {
      await addMembers(page, teamPathOf(team), all)
      await page.reload()
      await expect(page.locator('main ol > li')).toHaveCount(MODEL.questionIds.length)
    },
  }
}

/** Answers of a team, as the browsers of its members send them. The same again changes nothing. */
export async function addMembers(page: Page, path: string, all: readonly string[]) {
  for (const [index, digits] of all.entries()) {
    const reply = await page.request.post(memberAddressOf(path.slice(6), memberAt(index)), {
      data: { code: reportCodeOf(MODEL, answersOf(digits)) },
    })
    expect(reply.ok()).toBe(true)
  }
}

export function memberAt(index: number): string {
  return `M7Q2M4XT9B3C5D${String(index).padStart(2, '0')}`
}

/** Every look there is, but for those that another one shows too. */
export const STATES: readonly State[] = [
  ...TEN_STATES,
  reportState('results at the top', '555 555 555 555'),
  LONGEST_REPORT,
  SHARED_REPORT,
  {
    ...RESULTS,
    name: 'results with every detail open',
    act: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click()
    },
  },
  ...SHARING,
  {
    name: 'intro with the success toast',
    path: '/',
    held: true,
    act: async (page) => {
      await page.route('**/api/leads', (route) => {
        const id = route.request().headers()['idempotency-key']
        return route.fulfill({ status: 201, json: { id } })
      })
      await sendForm(page)
      await expect(page.locator('[aria-live]').getByRole('group')).toBeVisible()
    },
  },
  OTHER_VERSION,
  {
    name: 'unreadable report code',
    path: '/report/2000-0000',
    complains: /status of 404/,
  },
  WORKING,
]

/** Without a word of any language, as all that brings a state about. */
async function openForm(page: Page): Promise<void> {
  await page.locator('main [commandfor=lead-dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function sendForm(page: Page): Promise<void> {
  await openForm(page)
  for (const [name, value] of Object.entries(LEAD)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[type=submit]').click()
}

/** What is on these is on another one too. */
const DOUBLES = [
  ...['dialog empty', 'intro', 'question 1 fresh', 'unreadable report code', 'shared report'],
  ...['results', 'report of other questions'],
  ...['results at the top', 'results at the bottom'],
]

/** For checks of each state: all of them in the long run. */
export const LOOKED_AT = STATES.filter(({ name }) => IS_LONG || !DOUBLES.includes(name))

/** A run that is saved already, so that its report shows at once and sends nothing. */
export function reportState(name: string, digits: string): State {
  return {
    name,
    path: '/assessment/results',
    storage: {
      assessmentAnswers: storedAnswers(digits),
      assessmentRun: JSON.stringify({
        sessionId: 'session_1795176000000_0123456789',
        finished: JSON.parse(storedAnswers(digits)),
      }),
      leadData: JSON.stringify(LEAD),
    },
  }
}

/** In a new browser context, for checks of many states. The caller closes it. */
export async function openState(
  browser: Browser,
  url: string,
  state: State,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: url })
  await setClock(context)
  const page = await context.newPage()
  await showState(page, state)
  return page
}

/** Opens the state in a page whose browser knows nothing yet. */
export async function showState(page: Page, state: State): Promise<void> {
  const { path, storage = {}, held, act } = state
  await remember(page, storage)
  if (held) await hold(page)
  await page.goto(path)
  await untilHydrated(page)
  await act?.(page)
  await settle(page)
}

/** Waits for the fonts and for every animation that comes to an end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document.getAnimations().filter((motion) => {
      return motion.effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(moving.map((motion) => motion.finished))
  })
}

/** Opens an address with a clock that only `page.clock.runFor` moves on. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: NOW })
  await page.goto(path)
  await page.clock.pauseAt(NOW.getTime() + 60_000)
}

/** As text: a compiler may add calls to a function that the page does not know. */
const HOLD_TIMERS = `{
  const start = window.setTimeout
  window.setTimeout = (task, milliseconds = 0, ...values) =>
    milliseconds < 1000 ? start(task, milliseconds, ...values) : 0
}`

/** Shorter timers go on: the tools that look at the page need them. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(HOLD_TIMERS)
  await page.route('**/api/assessment-responses', () => {})
}
