import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { expect, test } from '../visitor.ts'

const [SPRING, AUTUMN] = [
  reportCodeOf(answersOf('122 333 112 433')),
  reportCodeOf(answersOf('242 333 432 324')),
]
const [THREES, ONE_UP, IN_GAP] = [
  reportCodeOf(answersOf('333 333 333 333')),
  reportCodeOf(answersOf('333 333 333 334')),
  reportCodeOf(answersOf('333 333 322 222')),
]

for (const [what, earlier, later, steps] of [
  [
    'up a stage',
    SPRING,
    AUTUMN,
    ['Ad Hoc', 'Earlier 2.3Foundational', 'Later 2.9Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'up within a stage',
    THREES,
    ONE_UP,
    ['Ad Hoc', 'Foundational', 'Later 3.1Earlier 3.0Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'down within a stage',
    ONE_UP,
    THREES,
    ['Ad Hoc', 'Foundational', 'Earlier 3.1Later 3.0Evolving', 'Strategic', 'Optimized'],
  ],
  [
    'of one report with itself',
    THREES,
    THREES,
    ['Ad Hoc', 'Foundational', 'Both 3.0Evolving', 'Strategic', 'Optimized'],
  ],
] as const) {
  test(`a comparison ${what} is one ladder with both flags`, async ({ page }) => {
    await page.goto(`/compare/${earlier}/${later}`)
    const ladder = page.getByRole('list', { name: 'The five stages, in order' })
    await expect(ladder).toHaveCount(1)
    await expect(ladder.getByRole('listitem')).toHaveText([...steps])
    await expect(ladder.locator('[aria-current=step]')).toHaveText(/Later|Both/)
  })
}

test('a comparison leads to both reports, and explains a score between two stages', async ({
  page,
}) => {
  await page.goto(`/compare/${SPRING}/${IN_GAP}`)
  for (const [name, code] of [
    ['Open the earlier report', SPRING],
    ['Open the later report', IN_GAP],
  ] as const) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      `/report/${code}`,
    )
  }
  await expect(
    page.getByText(
      'The later report’s exact score, 2.58, falls between Foundational and Evolving.',
    ),
  ).toBeVisible()
})

test('the ways of the areas stand on one scale, as long on a phone as its page', async ({
  page,
}) => {
  await page.goto(`/compare/${SPRING}/${AUTUMN}`)
  for (const [width, least] of [
    [320, 200],
    [390, 270],
    [768, 240],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    const ways = await page
      .getByRole('table', { name: /^Section scores/ })
      .locator('svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(ways).toHaveLength(4)
    expect(new Set(ways.map((way) => `${way.left} ${way.width}`)).size, `${width} px`).toBe(1)
    expect(ways[0]?.width, `${width} px`).toBeGreaterThanOrEqual(least)
  }
  const rows = page.getByRole('table', { name: /^Section scores/ }).getByRole('row')
  await expect(rows).toHaveText([/Change$/, ...Array.from({ length: 4 }, () => /15$/)])
})
