import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from '@playwright/test'
import { overlappingTexts, smallTexts } from '../page-checks.ts'
import { DESK_STATES, DESK_VIEWS, openDeskState } from './states.ts'
import { expect, startDesk, test } from './desk.ts'
import type { Desk } from './desk.ts'
import type { DeskState } from './states.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Colors are the same at every width, places the same in every theme. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const

for (const state of DESK_STATES.filter(({ isFull }) => isFull)) {
  test(`A1: axe finds nothing on the desk: ${state.name}`, async ({ browser, desk }) => {
    expect(await axeLines(browser, desk, state)).toEqual([])
  })
}

test.describe('without visits', () => {
  let desk: Desk
  test.beforeAll(async () => {
    desk = await startDesk({ visits: 'none' })
  })
  test.afterAll(() => desk.stop())

  for (const state of DESK_STATES.filter(({ isFull }) => !isFull)) {
    test(`A1: axe finds nothing on the desk: ${state.name}`, async ({ browser }) => {
      expect(await axeLines(browser, desk, state)).toEqual([])
    })
  }
})

async function axeLines(browser: Browser, desk: Desk, state: DeskState): Promise<string[]> {
  test.slow()
  // A color on its way to another is none of ours.
  const page = await openDeskState(browser, desk, state, { reducedMotion: 'reduce' })
  const found: string[] = []
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}, ${width}: ${id} ${target.join(' ')} ${failureSummary}`)
  }
  await page.context().close()
  return found
}

test('A7: after each change of view the focus is on its heading, and the window has its title', async ({
  page,
}) => {
  await page.goto('/leads')
  for (const view of ['Numbers', 'Deliveries', 'Benchmark', 'Health', 'Leads']) {
    await page.getByRole('navigation').getByRole('link', { name: view }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: view })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${view} \\|`))
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
})

test('A17: at 320 pixels only tables scroll sideways, and nothing is cut off', async ({
  browser,
  desk,
}) => {
  test.setTimeout(120_000)
  expect(await layoutFaults(browser, desk, {})).toEqual([])
})

test('A17: nothing is cut off with letters of twice the size', async ({ browser, desk }) => {
  test.setTimeout(120_000)
  expect(await layoutFaults(browser, desk, { isLarge: true })).toEqual([])
})

async function layoutFaults(
  browser: Parameters<typeof openDeskState>[0],
  desk: Desk,
  { isLarge = false },
): Promise<string[]> {
  const faults: string[] = []
  for (const state of DESK_STATES.filter(({ isFull }) => isFull)) {
    const page = await openDeskState(browser, desk, state, {
      viewport: isLarge ? { width: 1280, height: 1024 } : { width: 320, height: 512 },
    })
    if (isLarge) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    if (scrollWidth > clientWidth) faults.push(`${state.name}: ${scrollWidth} wide`)
    for (const text of await page.evaluate(textsOutside)) faults.push(`${state.name}: ${text}`)
    for (const text of await page.evaluate(overlappingTexts)) faults.push(`${state.name}: ${text}`)
    for (const text of await page.evaluate(smallTexts, 12)) faults.push(`${state.name}: ${text}`)
    await page.context().close()
  }
  return faults
}

/** Out of the screen at a side, but for what its own labeled region scrolls. */
function textsOutside(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  return Array.from(root.querySelectorAll('p, h1, h2, h3, button, a, label, dd, li')).flatMap(
    (element) => {
      const isScrolled = element.closest('[role=region][tabindex="0"]') !== null
      const { left, right } = element.getBoundingClientRect()
      const isOut = element.checkVisibility() && (left < -1 || right > innerWidth + 1)
      return isOut && !isScrolled ? [`${element.textContent} is outside`] : []
    },
  )
}

test('A17: every table that scrolls can be reached by keyboard and has a name', async ({
  browser,
  desk,
}) => {
  for (const path of DESK_VIEWS) {
    const state = { name: path, path, isFull: true }
    const page = await openDeskState(browser, desk, state, {
      viewport: { width: 320, height: 512 },
    })
    const tables = await page.locator('table').count()
    expect(await page.locator('[role=region][tabindex="0"][aria-labelledby] > table').count()).toBe(
      tables,
    )
    await page.context().close()
  }
})

test('A18: on a touch screen what is pressed is at least 44 pixels high', async ({
  browser,
  desk,
}) => {
  for (const path of DESK_VIEWS) {
    const state = { name: path, path, isFull: true }
    const page = await openDeskState(browser, desk, state, {
      ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    })
    const low = await page.evaluate(() =>
      Array.from(document.querySelectorAll('button, select, input:not([type=checkbox]), nav a'))
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 43.9),
    )
    expect(low, path).toEqual([])
    await page.context().close()
  }
})

test('A20: with reduced motion nothing moves', async ({ browser, desk }) => {
  for (const state of DESK_STATES.filter(({ isFull }) => isFull)) {
    const page = await openDeskState(browser, desk, state, { reducedMotion: 'reduce' })
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving, state.name).toBe(0)
    await page.context().close()
  }
})

test('A21: with forced colors the current view, selected rows and bars can be told', async ({
  browser,
  desk,
}) => {
  const options = { forcedColors: 'active', colorScheme: 'dark' } as const
  const selected = DESK_STATES.find(({ name }) => name === 'leads selected')
  if (!selected) throw new Error('There is no such state')
  const page = await openDeskState(browser, desk, selected, options)
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
  await page.context().close()
})
