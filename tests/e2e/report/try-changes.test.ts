import type { Page } from '@playwright/test'
import { planStepsOf } from '../../../src/content/report/plan-words.ts'
import { reportOf } from '../../../src/domain/report/report.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { answersOf } from '../../support/answer-sets.ts'
import { expect, openReport, test } from '../visitor.ts'

const answerOf = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^${id}\\. `) })

test('a reader tries other answers: score, climb and first step follow, and nothing is kept', async ({
  page,
}) => {
  await openReport(page, '433 232 445 223')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const here = page.getByRole('listitem').and(page.locator('[aria-current]'))
  await expect(here).toHaveText(/Evolving/)
  const firstStep = page.locator('a[href="#plan"]')
  const before = (await firstStep.textContent()) ?? ''

  await page.getByRole('button', { name: 'Try changes' }).click()
  for (const id of [10, 10, 11, 11]) await answerOf(page, id).click()
  await expect(answerOf(page, 11)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('With these changes Strategic')).toBeVisible()
  await expect(here).toHaveText(/Strategic/)
  await expect(firstStep).not.toHaveText(before)
  // Beside the tiles, as the head may be out of sight.
  const status = page.getByRole('status').filter({ hasText: '3.5 Strategic, was 3.1' })
  expect((await status.boundingBox())?.height).toBeGreaterThan(16)
  // What has been moved stays marked where something else has the focus.
  await expect(answerOf(page, 10)).not.toHaveCSS('box-shadow', 'none')
  // Up to the top and not further.
  await page.keyboard.press('ArrowUp')
  await expect(answerOf(page, 11)).toHaveAccessibleName(/; Already the highest option$/)
  await expect(
    page.getByText('E. An agreed order from data and expected sales results'),
  ).toBeInViewport()
  await answerOf(page, 11).click()
  await expect(answerOf(page, 11)).toHaveAccessibleName(/ A\. Requests as they arrive/)

  expect(sent).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored)

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(answerOf(page, 10)).toHaveCSS('box-shadow', 'none')
  await expect(page.getByText('With these changes Evolving')).toBeVisible()
  await page.getByRole('button', { name: 'Try changes' }).click()
  await expect(page.getByText('Overall score Evolving')).toBeVisible()
  await answerOf(page, 10).click()
  await expect(page.getByText('Overall score Evolving')).toBeVisible()
})

test('while answers are tried, all that the page says is of them, and paper is the own report', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openReport(page, '544 232 451 223')
  const head = page.getByRole('heading', { level: 1 })
  const intro = page.locator('h1 + p')
  const steps = page.getByRole('region', { name: 'The next 90 days' })
  const own = await Promise.all([head, intro, steps].map((part) => part.textContent()))

  await page.getByRole('button', { name: 'Try changes' }).click()
  const place = await answerOf(page, 9).boundingBox()
  for (let to = 2; to <= 5; to += 1) await answerOf(page, 9).click()
  // What is pressed again stays where it is, though the heading now has two lines and a note.
  await expect(head).toContainText('Between Evolving and Strategic')
  expect((await answerOf(page, 9).boundingBox())?.y).toBe(place?.y)
  await expect(intro).not.toHaveText(own[1] ?? '')
  const trial = reportOf(MODEL, answersOf('544 232 455 223'))
  for (const { action } of planStepsOf(trial, '2026-11-27'))
    await expect(steps).toContainText(action)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await Promise.all([head, intro, steps].map((part) => part.textContent()))).toEqual(own)
  await expect(page.getByText('With these changes')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('With these changes').first()).toBeAttached()
})

test('arrow keys go where they point, right to left too', async ({ page }) => {
  const turn = () => page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.goto('/assessment/question/3')
  await turn()
  const options = page.getByRole('radio')
  await options.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(options.first()).toBeFocused()

  await openReport(page, '433 232 333 223')
  await turn()
  await page.getByRole('button', { name: 'Try changes' }).click()
  const placeOf = async () => (await answerOf(page, 8).boundingBox())?.x ?? NaN
  const before = await placeOf()
  await answerOf(page, 8).focus()
  await page.keyboard.press('ArrowRight')
  expect(await placeOf()).toBeGreaterThan(before)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await placeOf()).toBeLessThan(before)
})
