import { openWithStoppedClock } from '../states.ts'
import { choose, expect, remember, storedAnswers, storedIn, test } from '../visitor.ts'

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

test('Next waits for an answer', async ({ page }) => {
  await page.goto('/assessment/question/2')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await choose(page, 4)
  await expect(page).toHaveURL('/assessment/question/3')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByRole('radio').nth(3)).toBeChecked()

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/assessment/question/3')
})

test('Previous on question 1 opens the intro', async ({ page }) => {
  await page.goto('/assessment/question/1')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/assessment/start')
})

test('a saved answer shows again after a reload and by a typed address', async ({ page }) => {
  await page.goto('/assessment/question/7')
  await choose(page, 5)
  await expect(page).toHaveURL('/assessment/question/8')
  await page.goto('/assessment/question/7')
  await expect(page.getByRole('radio').nth(4)).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio').nth(4)).toBeChecked()
})

test('a saved answer can be confirmed or changed', async ({ page }) => {
  await page.goto('/assessment/question/7')
  await choose(page, 5)
  await expect(page).toHaveURL('/assessment/question/8')
  await page.goBack()
  await choose(page, 5)
  await expect(page).toHaveURL('/assessment/question/8')
  await page.goBack()
  await choose(page, 1)
  await expect(page).toHaveURL('/assessment/question/8')
  expect(await storedIn(page)).toBe('{"7":1}')
})

// The server's own tests have more of them.
test('the address of a question that is none opens the intro', async ({ page }) => {
  await page.goto('/assessment/question/13')
  await expect(page).toHaveURL('/assessment/start')
})

// The domain's own tests have more of what is not trusted.
test('results with eleven answers stored open the intro', async ({ page }) => {
  await remember(page, { assessmentAnswers: storedAnswers('333 333 333 33') })
  await page.goto('/assessment/results')
  await expect(page).toHaveURL('/assessment/start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
