import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { expect, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const [SPRING, AUTUMN, IN_GAP] = [
  reportCodeOf(MODEL, answersOf('122 333 112 433')),
  reportCodeOf(MODEL, answersOf('242 333 432 324')),
  reportCodeOf(MODEL, answersOf('333 333 322 222')),
]

test('a comparison says what moved, and swaps', async ({ page }) => {
  await page.goto(`/compare/${SPRING}/${AUTUMN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up from 2.3 to 2.9')
  await expect(page.getByRole('heading', { name: 'Moved up' })).toBeVisible()
  const alignment = page.getByRole('listitem').filter({ hasText: 'Strategic Alignment' })
  await expect(alignment).toContainText('1.7 to 2.7')
  await expect(alignment).toContainText('Up 3 points')
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down from 2.9 to 2.3')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Back shows a page where it was left, and a page that is opened begins at its top', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`/compare/${SPRING}/${AUTUMN}`)
  const next = page.getByRole('link', { name: /^Agree on / })
  await page.evaluate(() => scrollTo(0, 200))
  const left = await scrolled()
  expect(left).toBeGreaterThan(100)
  await next.click()
  await expect(page.getByText('Shared report')).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(scrolled).toBe(left)
})

test('a comparison is one ladder with both flags, and leads to both reports', async ({ page }) => {
  await page.goto(`/compare/${SPRING}/${IN_GAP}`)
  const ladder = page.getByRole('list', { name: 'The 5 stages, in order' })
  await expect(ladder.getByRole('listitem')).toHaveText([
    ...['Ad Hoc', 'Later 2.6Earlier 2.3Foundational', 'Evolving', 'Strategic', 'Optimized'],
  ])
  const moved = page.getByText('Before: Foundational. Now between Foundational and Evolving.')
  await expect(moved).toBeVisible()
  for (const [name, code] of [
    ['Earlier report', SPRING],
    ['Later report', IN_GAP],
  ] as const) {
    const link = page.getByRole('link', { name: `${name} ${code}` })
    await expect(link).toHaveAttribute('href', `/report/${code}`)
  }
})
