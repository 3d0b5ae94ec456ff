import type { Page } from '@playwright/test'
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
  await expect(page.getByText('3.5', { exact: true }).first()).toBeVisible()
  await expect(here).toHaveText(/Strategic/)
  await expect(firstStep).not.toHaveText(before)
  // Beside the tiles, as the head may be out of sight.
  const status = page.getByRole('status').filter({ hasText: '3.5 Strategic' })
  expect((await status.boundingBox())?.height).toBeGreaterThan(16)
  // Up to the top and not further.
  await page.keyboard.press('ArrowUp')
  await expect(answerOf(page, 11)).toHaveAccessibleName(/; Already the highest option$/)
  await page.keyboard.press('ArrowDown')
  await expect(answerOf(page, 11)).toBeFocused()

  expect(sent).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored)

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('With these changes Evolving')).toBeVisible()
  await page.getByRole('button', { name: 'Try changes' }).click()
  await expect(page.getByText('Overall score Evolving')).toBeVisible()
  await answerOf(page, 10).click()
  await expect(page.getByText('Overall score Evolving')).toBeVisible()
})
