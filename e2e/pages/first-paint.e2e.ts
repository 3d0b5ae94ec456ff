import type { Page } from '@playwright/test'
import { reportPathOf, START_PATH } from '../../src/contract/pages.ts'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { CODE } from '../engines/code.ts'
import { nextFrames } from '../page-checks.ts'
import { expect, openDialog, storedIn, test, watchShifts } from '../visitor.ts'

const LOADER = '**/after-first-paint-*.js'

const BUTTONS = [
  ['Enter', '/', 'Start Your Assessment', 'dialog'],
  ['Space', '/assessment/start', 'Begin Assessment', '/assessment/question/1'],
  ['a click', '/assessment/question/3', 'Previous', '/assessment/question/2'],
] as const

test('a browser that does not tell of its paints gets the code all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/')
  await openDialog(page)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('neither the fonts nor the code are asked for before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const [paintedAt, ...askedAt] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.woff2$|entry-client-.*js$/.test(name))
      .map(({ startTime }) => startTime),
  ])
  expect(askedAt).toHaveLength(3)
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt)
})

test('a page is set in its own faces when all of them are there', async ({ page }) => {
  let bringFonts = () => {}
  const brought = new Promise<void>((resolve) => (bringFonts = resolve))
  await page.route(/\.woff2$/, async (route) => {
    await brought
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // The code does not wait for them.
  await openDialog(page)
  const faceOf = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily)
  expect(await faceOf()).toMatch(/^"Archivo fallback"/)
  bringFonts()
  await expect.poll(faceOf).toMatch(/^Archivo,/)
  expect(await page.evaluate(() => document.fonts.check('700 1em Archivo'))).toBe(true)
})

function reportPathTo(digits: string): string {
  return reportPathOf(reportCodeOf(answersOf(digits)))
}

for (const [width, path] of [
  [360, reportPathTo('433 232 445 223')],
  [390, reportPathTo('333 333 322 222')],
  [412, reportPathTo('444 444 443 443')],
  [412, START_PATH],
] as const) {
  test(`at ${width} px no line of the first screen of ${path} moves when the fonts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    let letFontsCome = () => {}
    const isPainted = new Promise<void>((resolve) => {
      letFontsCome = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await isPainted
      await route.continue()
    })
    const asked = page.waitForRequest('**/*.woff2')
    // The page is not loaded before its fonts are there.
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    const movedBy = await watchShifts(page, 'opening')
    letFontsCome()
    await expect(page.locator('html')).not.toHaveAttribute('data-unpainted')
    // What has moved is told a frame or two later.
    await page.evaluate(nextFrames)
    expect(await movedBy()).toBeLessThan(0.005)
  })
}

test('a later page of a visit is set in its own faces before it is painted', async ({ page }) => {
  await page.goto('/')
  // No paint is told of and no time passes: a first page would keep the faces of the device.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
    window.setTimeout = (() => 0) as unknown as typeof setTimeout
  })
  await page.goto('/compare', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Archivo,/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is set in its own faces', async ({ page }) => {
    const fonts: string[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/')
    await expect.poll(() => fonts).toHaveLength(2)
  })
})

test.describe('on a line that brings even the loader late', () => {
  let bringLoader = () => {}
  test.beforeEach(async ({ page }) => {
    const brought = new Promise<void>((resolve) => (bringLoader = resolve))
    await page.route(LOADER, async (route) => {
      await brought
      await route.continue()
    })
    const asked = page.waitForRequest(LOADER)
    await page.goto('/assessment/question/3', { waitUntil: 'commit' })
    await asked
  })

  test('a tap on an option counts', async ({ page }) => {
    await page.getByRole('radio').nth(3).click({ noWaitAfter: true })
    bringLoader()
    await expect(page).toHaveURL('/assessment/question/4')
    expect(await storedIn(page)).toBe('{"3":4}')
  })

  test('a question that is looked at by arrow keys is not answered', async ({ page }) => {
    const options = page.getByRole('radio')
    await options.first().focus()
    await page.keyboard.press('ArrowDown')
    bringLoader()
    await expect(options.nth(1)).not.toBeChecked()
    await expect(options.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/assessment/question/4')
    expect(await storedIn(page)).toBe('{"3":2}')
  })
})

test('an answer that the browser brings back by itself does not move on', async ({ page }) => {
  await page.goto('/assessment/question/3')
  await page.getByRole('radio').nth(3).click()
  await expect(page).toHaveURL('/assessment/question/4')
  await page.goto('/assessment/question/3')
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await page.goto('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await expect(page).toHaveURL('/assessment/question/3')
})

test.describe('on a line that brings the code late', () => {
  let bringCode = () => {}
  test.beforeEach(async ({ page }) => {
    const brought = new Promise<void>((resolve) => (bringCode = resolve))
    await page.route(CODE, async (route) => {
      await brought
      await route.continue()
    })
  })

  async function untilCode(page: Page): Promise<void> {
    const came = page.waitForResponse(CODE)
    bringCode()
    await came
  }

  test('a question that is looked at by arrow keys, round its ring, is not answered', async ({
    page,
  }) => {
    await open(page, '/assessment/question/3')
    const options = page.getByRole('radio')
    await options.first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(options.first()).toBeFocused()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect(options.nth(3)).toBeFocused()
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
    await expect(options.nth(2)).toBeFocused()
    for (const option of await options.all()) await expect(option).not.toBeChecked()

    await untilCode(page)
    await expect(options.nth(2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(3)).toBeFocused()
    expect(await storedIn(page)).toBeNull()
    await expect(page).toHaveURL('/assessment/question/3')
  })

  for (const key of ['Space', 'Enter']) {
    test(`${key} answers the option in focus, once`, async ({ page }) => {
      await open(page, '/assessment/question/3')
      await page.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(key)
      await untilCode(page)
      await expect(page).toHaveURL('/assessment/question/4')
      expect(await storedIn(page)).toBe('{"3":2}')
    })
  }

  test('of two taps on options the last one counts', async ({ page }) => {
    await open(page, '/assessment/question/3')
    await page.getByRole('radio').nth(4).click({ noWaitAfter: true })
    await page.getByText('C', { exact: true }).click()
    await untilCode(page)
    await expect(page).toHaveURL('/assessment/question/4')
    expect(await storedIn(page)).toBe('{"3":3}')
  })

  for (const [how, path, name, then] of BUTTONS) {
    test(`${how} presses ${name}`, async ({ page }) => {
      await open(page, path)
      const button = page.getByRole('button', { name })
      if (how === 'a click') await button.click()
      else {
        await button.focus()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press(how)
      }
      await untilCode(page)
      await expectThen(page, then)
    })
  }
})

/** With the loader, but without the code. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest(CODE)
  await page.goto(path, { waitUntil: 'commit' })
  await asked
}

async function expectThen(page: Page, then: string): Promise<void> {
  if (then === 'dialog') await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page).toHaveURL(then)
}
