import type { Page } from '@playwright/test'
import { showState } from '../states.ts'
import { expect, storedAnswers, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

test('A22: each question shows its number, percent and section, and a bar N/12 wide', async ({
  page,
}) => {
  await showState(page, {
    name: 'every question answered',
    path: '/assessment/question/1',
    storage: { assessmentAnswers: storedAnswers('333 333 333 333') },
  })
  for (const id of MODEL.questionIds) {
    await expectBar(page, id)
    const section = MODEL.sections[Math.floor((id - 1) / 3)]?.name ?? ''
    await expect(page.getByRole('paragraph').filter({ hasText: section })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(5)
    if (id < 12) await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectBar(page, 11)
})

async function expectBar(page: Page, id: number): Promise<void> {
  await expect(page.getByText(`Question ${id} of 12`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${Math.round((id / 12) * 100)}%`, { exact: true })).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', String(id))
  await expect(bar).toHaveAttribute('aria-valuemax', '12')
  const [track, fill] = await bar
    .locator('rect')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
  const expected = ((track ?? NaN) * id) / 12
  expect(Math.abs((fill ?? NaN) - expected), `question ${id}`).toBeLessThanOrEqual(1)
}
