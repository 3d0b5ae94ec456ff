import { openWithStoppedClock } from '../states.ts'
import { choose, expect, remember, storedIn, test } from '../visitor.ts'

test('choosing saves at once, says so and locks everything: no other option can be chosen', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/question/1')
  await page.getByRole('radio').nth(2).click()

  expect(await storedIn(page)).toBe('{"1":3}')
  await expect(page.getByText('Moving to next question...')).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio').nth(2)).toBeFocused()

  await page.getByRole('radio').nth(4).click({ force: true })
  await page.keyboard.press('E')
  expect(await storedIn(page)).toBe('{"1":3}')
})

test('A8: a click confirms a saved answer, and another choice replaces it', async ({ page }) => {
  await remember(page, { assessmentAnswers: '{"7":5}' })
  for (const [option, stored] of [
    [5, '{"7":5}'],
    [1, '{"7":1}'],
  ] as const) {
    await openWithStoppedClock(page, '/assessment/question/7')
    await choose(page, option)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/assessment/question/8')
    expect(await storedIn(page)).toBe(stored)
  }
})
