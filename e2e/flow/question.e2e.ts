import type { Page } from '@playwright/test'
import { choose, expect, test } from '../visitor.ts'

async function openWithStoppedClock(page: Page) {
  const opened = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: opened })
  await page.goto('/assessment/question/1')
  await page.clock.pauseAt(new Date(opened.getTime() + 60_000))
}

test('choosing saves at once, locks everything, says so, and advances after a second', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await page.getByRole('radio').nth(2).click()

  expect(await page.evaluate(() => localStorage.getItem('assessmentAnswers'))).toBe('{"1":3}')
  await expect(page.getByText('Moving to next question...')).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio').nth(2)).toBeFocused()

  await page.clock.runFor(990)
  await expect(page).toHaveURL('/assessment/question/1')
  await page.clock.runFor(20)
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByText('Moving to next question...')).toHaveCount(0)
})

test('another option cannot be chosen while it moves', async ({ page }) => {
  await openWithStoppedClock(page)
  await choose(page, 2)
  await page.getByRole('radio').nth(4).click({ force: true })
  await page.keyboard.press('E')

  expect(await page.evaluate(() => localStorage.getItem('assessmentAnswers'))).toBe('{"1":2}')
})

test('Next waits for an answer, then goes on without delay', async ({ page }) => {
  await page.goto('/assessment/question/2')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await choose(page, 4)
  await expect(page).toHaveURL('/assessment/question/3')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByRole('radio').nth(3)).toBeChecked()

  const pressed = Date.now()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/assessment/question/3')
  expect(Date.now() - pressed).toBeLessThan(900)
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
  expect(await page.evaluate(() => localStorage.getItem('assessmentAnswers'))).toBe('{"7":1}')
})

test('leaving within the second cancels the move', async ({ page }) => {
  await page.goto('/assessment/start')
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await choose(page, 3)
  await page.goBack()
  await expect(page).toHaveURL('/assessment/start')
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL('/assessment/start')
  expect(await page.evaluate(() => localStorage.getItem('assessmentAnswers'))).toBe('{"1":3}')
})

for (const id of ['0', '13', 'abc', '1.5', '-1', '', '01', '1/2/3x']) {
  const address = `/assessment/question/${id}`
  test(`the unknown question address ${address} opens the intro or is not found`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(address)
    if (id.includes('/')) {
      expect(response?.status()).toBe(404)
      complaints.length = 0
    } else {
      await expect(page).toHaveURL('/assessment/start')
    }
  })
}

for (const [name, stored] of [
  ['nothing', null],
  [
    'eleven answers',
    JSON.stringify(Object.fromEntries([...'11111111111'].map((_, i) => [i + 1, 3]))),
  ],
  [
    'a thirteenth key',
    JSON.stringify(Object.fromEntries([...'1111111111111'].map((_, i) => [i + 1, 3]))),
  ],
  [
    'an option of 6',
    JSON.stringify(Object.fromEntries([...'111111111111'].map((_, i) => [i + 1, i === 4 ? 6 : 3]))),
  ],
  [
    'a text option',
    JSON.stringify(
      Object.fromEntries([...'111111111111'].map((_, i) => [i + 1, i === 4 ? '3' : 3])),
    ),
  ],
  ['an array', '[1,2,3,4,5,1,2,3,4,5,1,2]'],
  ['broken JSON', '{"1":'],
  ['null', 'null'],
] as const) {
  test(`results with ${name} stored open the intro`, async ({ page }) => {
    await page.goto('/')
    if (stored !== null) {
      await page.evaluate((text) => localStorage.setItem('assessmentAnswers', text), stored)
    }
    await page.goto('/assessment/results')
    await expect(page).toHaveURL('/assessment/start')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
