import { reportPathOf, START_PATH } from '../../../src/contract/pages.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { answersOf } from '../../support/answer-sets.ts'
import { nextFrames } from '../page-checks.ts'
import { expect, storedIn, test, watchShifts } from '../visitor.ts'

/** The file of code that every page needs. */
const CODE = '**/assets/entry-client-*.js'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PHONES = [320, 360, 386, 390, 412, 414]
const IN_A_GAP = reportPathOf(reportCodeOf(MODEL, answersOf('333 333 322 222')))

for (const [path, widths] of [
  ['/', PHONES],
  [START_PATH, PHONES],
  ['/assessment/question/5', PHONES],
  [IN_A_GAP, [360, 1280]],
] as const) {
  test(`no line of the first screen of ${path} moves when the fonts come`, async ({
    browser,
    baseURL,
  }) => {
    for (const width of widths) {
      const viewport = { width, height: 823 }
      const page = await browser.newPage({ viewport, ...(baseURL !== undefined && { baseURL }) })
      let letFontsCome = () => {}
      const isPainted = new Promise<void>((resolve) => {
        letFontsCome = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await isPainted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Calculating/)
      await page.evaluate(nextFrames)
      const movedBy = await watchShifts(page)
      letFontsCome()
      await page.evaluate(async () => {
        await document.fonts.ready
      })
      expect(await page.evaluate(() => document.fonts.check('700 1em Archivo'))).toBe(true)
      // Shifts are reported a frame or two later.
      await page.evaluate(nextFrames)
      expect(await movedBy(), `at ${width} px`).toBeLessThan(0.005)
      await page.close()
    }
  })
}

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
  // Firefox would restore a choice on reload, which looks like a tapped option.
  await expect(page.locator('form:has([type=radio])')).toHaveAttribute('autocomplete', 'off')
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

  test('of two taps on options the last one counts', async ({ page }) => {
    await page.goto('/assessment/question/3', { waitUntil: 'commit' })
    await page.getByRole('radio').nth(4).click({ noWaitAfter: true })
    await page.locator('label').nth(2).click({ noWaitAfter: true })
    bringCode()
    await expect(page).toHaveURL('/assessment/question/4')
    expect(await storedIn(page)).toBe('{"3":3}')
  })

  test('a question that is looked at by arrow keys is not answered', async ({ page }) => {
    await page.goto('/assessment/question/3', { waitUntil: 'commit' })
    const options = page.getByRole('radio')
    await options.first().focus()
    await page.keyboard.press('ArrowDown')
    bringCode()
    await expect(options.nth(1)).not.toBeChecked()
    await expect(options.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/assessment/question/4')
    expect(await storedIn(page)).toBe('{"3":2}')
  })

  test('Start opens the form, which keeps what is typed, and sends nothing anywhere', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page
      .getByRole('button', { name: 'Start Your Assessment' })
      .first()
      .click({ noWaitAfter: true })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full Name').fill('Ada Lovelace')
    await dialog.getByLabel('Full Name').press('Enter')
    await expect(dialog).toBeHidden()
    await page
      .getByRole('button', { name: 'Start Your Assessment' })
      .first()
      .click({ noWaitAfter: true })
    bringCode()
    await expect(page.locator('html')).toHaveAttribute('data-modal')
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await dialog.getByRole('button', { name: 'Start Assessment' }).click()
    await expect(dialog.getByText('Company is required')).toBeVisible()
    await expect(dialog.getByText('Name is required')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})
