import type { Page } from '@playwright/test'
import { lookWithAxe } from '../axe.ts'
import { nextFrames, overlappingTexts, smallTexts } from '../page-checks.ts'
import { DESK_STATES, DESK_VIEWS, LOOKED_AT, showDeskState } from './states.ts'
import { expectComplaint } from '../visitor.ts'
import { expect, onOwnDesk, test } from './desk.ts'
import type { DeskState } from './states.ts'

for (const state of LOOKED_AT.filter(({ isFull }) => isFull)) {
  test(`A1, A17, A20: axe finds nothing, nothing is cut off and nothing moves: ${state.name}`, async ({
    page,
    complaints,
  }) => {
    expect(await faultsOf(page, state)).toEqual([])
    if (state.complains) expectComplaint(complaints, state.complains)
  })
}

const EMPTY = LOOKED_AT.filter(({ isFull }) => !isFull)
if (EMPTY.length > 0) {
  test('A1, A17, A20: axe finds nothing, nothing is cut off and nothing moves without visits', async ({
    browser,
  }) => {
    await onOwnDesk(browser, { visits: 'none' }, async (_desk, page) => {
      for (const state of EMPTY) expect(await faultsOf(page, state), state.name).toEqual([])
    })
  })
}

/** One of each kind looks for colors in the dark too: tokens.test.ts holds each pair in both themes. */
const SEEN_IN_BOTH = ['leads', 'lead', 'numbers open', 'deliveries', 'erase dialog']

/** Colors are the same at every width, places the same in every theme. */
async function faultsOf(page: Page, state: DeskState): Promise<string[]> {
  test.slow()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await showDeskState(page, state)
  const moving = await page.evaluate(partsThatMove)
  const wide = [...(await axeLines(page)), ...(await page.evaluate(wrongTabStops))]
  const cut = await page.evaluate(columnsOutOfSight)
  await page.setViewportSize({ width: 768, height: 1024 })
  const cutOnTablet = await page.evaluate(columnsOutOfSight)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const large = await layoutFaults(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 512 })
  const narrow = [
    ...(await layoutFaults(page)),
    ...(SEEN_IN_BOTH.includes(state.name) ? await axeLines(page) : []),
  ]
  return [
    ...(moving > 0 ? [`${moving} parts move`] : []),
    ...cut.map((column) => `1280: ${column} is out of sight`),
    ...cutOnTablet.map((column) => `768: ${column} is out of sight`),
    ...wide.map((line) => `light, 1280: ${line}`),
    ...large.map((line) => `with letters of twice the size: ${line}`),
    ...narrow.map((line) => `dark, 320: ${line}`),
  ]
}

/** The desk moves nothing, also for people who did not ask for less; at a touch it would be over before anybody could count it. */
function partsThatMove(): number {
  return Array.from(document.querySelectorAll('*')).filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { animationName, transitionDuration } = getComputedStyle(element, part)
      const isEased = transitionDuration.split(',').some((duration) => parseFloat(duration) > 0)
      return animationName !== 'none' || isEased
    }),
  ).length
}

/** To scroll for a column is for phones, large letters, and who shows more columns than at first. */
function columnsOutOfSight(): string[] {
  return Array.from(document.querySelectorAll('thead th')).flatMap((head) => {
    const right = head.closest('[role=region]')?.getBoundingClientRect().right ?? innerWidth
    const isCut = head.checkVisibility() && head.getBoundingClientRect().right > right + 1
    return isCut ? [`${head.textContent} of ${head.closest('table')?.caption?.textContent}`] : []
  })
}

async function axeLines(page: Page): Promise<string[]> {
  const { violations } = await lookWithAxe(page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

/** Only tables scroll sideways, in a region with a name that the keyboard reaches. */
async function layoutFaults(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  const tables = await page.locator('table').count()
  const regions = page.locator('[role=region][aria-labelledby] > table')
  // A region is told of its size after a frame, and then draws itself in the next.
  await page.evaluate(nextFrames)
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} wide`] : []),
    ...((await regions.count()) < tables ? ['a table is in no region with a name'] : []),
    ...(await page.evaluate(wrongTabStops)),
    ...(await page.evaluate(textsOutside)),
    ...(await page.evaluate(overlappingTexts)),
    ...(await page.evaluate(smallTexts, 12)),
  ]
}

/** What scrolls is reached by the keyboard, and nothing else is a stop on its way. */
function wrongTabStops(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[role=region]')).flatMap((region) => {
    const isCut =
      region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight
    if (!region.checkVisibility()) return []
    const name = region.querySelector('caption')?.textContent ?? ''
    return isCut === (region.tabIndex === 0) ? [] : [`${name}: ${isCut ? 'no' : 'a needless'} stop`]
  })
}

test('A7: after each change of view the focus is on its heading, and the window has its title', async ({
  page,
}) => {
  await page.goto('/leads')
  for (const view of ['Numbers', 'Deliveries', 'Benchmark', 'Health', 'Leads']) {
    await page.getByRole('navigation').getByRole('link', { name: view }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${view} \\|`))
    await expect(page.getByRole('navigation').getByRole('link', { name: view })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
})

/** Out of the screen at a side, but for what its own labeled region scrolls. */
function textsOutside(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  return Array.from(root.querySelectorAll('p, h1, h2, h3, button, a, label, dd, li')).flatMap(
    (element) => {
      const isScrolled = element.closest('[role=region]') !== null
      const { left, right } = element.getBoundingClientRect()
      const isOut = element.checkVisibility() && (left < -1 || right > innerWidth + 1)
      return isOut && !isScrolled ? [`${element.textContent} is outside`] : []
    },
  )
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('A18: what is pressed is at least 44 pixels high', async ({ page }) => {
    for (const path of DESK_VIEWS) {
      await showDeskState(page, { name: path, path, isFull: true })
      const low = await page.evaluate(() =>
        Array.from(document.querySelectorAll('button, select, input:not([type=checkbox]), nav a'))
          .filter((element) => element.checkVisibility())
          .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 43.9),
      )
      expect(low, path).toEqual([])
    }
  })
})

test('A21: with forced colors the current view, selected rows and bars can be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const selected = DESK_STATES.find(({ name }) => name === 'leads selected')
  if (!selected) throw new Error('There is no such state')
  await showDeskState(page, selected)
  const edgeOf = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderInlineStartColor)
  expect(await edgeOf('Leads')).not.toBe(await edgeOf('Numbers'))
  const widthOf = (row: number) =>
    page
      .locator('tbody tr')
      .nth(row)
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).borderInlineStartWidth)
  expect(await widthOf(0)).not.toBe(await widthOf(19))
  await page.goto('/numbers')
  const bar = page.getByRole('table').first().locator('rect').first()
  const text = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  await expect(bar).toHaveCSS('fill', text)
})
