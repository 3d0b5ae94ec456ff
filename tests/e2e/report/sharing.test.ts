import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { expect, expectComplaint, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const [SPRING, AUTUMN, THIRD, IN_GAP] = [
  reportCodeOf(MODEL, answersOf('122 333 112 433')),
  reportCodeOf(MODEL, answersOf('242 333 432 324')),
  reportCodeOf(MODEL, answersOf('535 222 111 333')),
  reportCodeOf(MODEL, answersOf('333 333 322 222')),
]

test('from a report to a comparison: the own code is there, the other is pasted', async ({
  page,
}) => {
  await page.goto(`/report/${SPRING}`)
  await page.getByRole('link', { name: /Compare with an earlier/ }).click()
  const field = page.getByRole('textbox', { name: 'Report codes or links' })
  await expect(field).toHaveValue(SPRING)
  await expect(page.getByText('1 code found.').first()).toBeVisible()

  await field.fill(`${SPRING}\nHi Ann, mine: https://assessment.example.com/report/${AUTUMN}.`)
  await expect(page.getByText('2 codes found.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Compare report 1 with report 2' }).click()

  await expect(page).toHaveURL(`/compare/${SPRING}/${AUTUMN}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up from 2.3 to 2.9')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Moved up (5)' })).toBeVisible()
  const alignment = page.getByRole('listitem').filter({ hasText: 'Strategic Alignment' })
  await expect(alignment).toContainText('1.7 to 2.7')
  await expect(alignment).toContainText('Up 3 points')
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down from 2.9 to 2.3')
})

test('a comparison is one ladder with both flags, and leads to both reports', async ({ page }) => {
  await page.goto(`/compare/${SPRING}/${IN_GAP}`)
  const ladder = page.getByRole('list', { name: 'The 5 stages, in order' })
  await expect(ladder.getByRole('listitem')).toHaveText([
    ...['Ad Hoc', 'Later 2.6Earlier 2.3Foundational', 'Evolving', 'Strategic', 'Optimized'],
  ])
  await expect(
    page.getByText('Before: Foundational. Now between Foundational and Evolving.'),
  ).toBeVisible()
  for (const [name, code] of [
    ['Open the earlier report', SPRING],
    ['Open the later report', IN_GAP],
  ] as const) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toHaveAttribute('href', `/report/${code}`)
  }
})

test('two equal reports have one number for each area, and no changes', async ({ page }) => {
  await page.goto(`/compare/${SPRING}/${SPRING}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Still 2.3')
  const alignment = page.getByRole('listitem').filter({ hasText: 'Strategic Alignment' })
  await expect(alignment.getByText('1.7', { exact: true })).toBeVisible()
  await expect(page.getByText('Same', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Moved/ })).toHaveCount(0)
})

test('a team reads where it agrees, who chose what, and what to talk about first', async ({
  page,
}) => {
  await page.goto(`/team/${SPRING}.${AUTUMN}.${THIRD}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^3 reports agree on (none|\d+) of the 12 questions$/,
  )
  const points = page.getByRole('region', { name: 'Talk about these first' }).locator('ol > li')
  await expect(points).toHaveCount(3)
  await expect(points.first()).toContainText(
    '1. When did enablement join the last go-to-market plan',
  )
  await expect(points.first().getByRole('listitem')).toHaveText([/^A “/, /^B “/, /^E “/])
  await expect(points.first().getByRole('img')).toHaveAccessibleName(
    'A: Report 1; B: Report 2; E: Report 3',
  )
  await expect(page.locator('main ol > li')).toHaveCount(12)
  await expect(page.getByRole('link', { name: THIRD })).toHaveAttribute('href', `/report/${THIRD}`)
})

test('a team that agrees everywhere has no other questions', async ({ page }) => {
  await page.goto(`/team/${SPRING}.${SPRING}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['All questions'])
})

test('the landing page leads to the codes in one quiet line', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Have a report code?' }).click()
  await expect(page).toHaveURL('/compare')
  await page.getByRole('textbox', { name: 'Report codes or links' }).fill('no code in here')
  await expect(page.getByText('No report code found').first()).toBeVisible()
})

test('a mistyped code among good ones is named', async ({ page }) => {
  await page.goto('/team')
  const wrong = THIRD.replace(/.$/, (last) => (last === '2' ? '3' : '2'))
  await page
    .getByRole('textbox', { name: 'Report codes or links' })
    .fill([SPRING, AUTUMN, wrong].join('\n'))
  await expect(
    page.getByText(`2 codes found. ${wrong} is not a report code: check each character.`).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'See where these 2 agree' }).click()
  await expect(page).toHaveURL(`/team/${SPRING}.${AUTUMN}`)
})

for (const [path, title, back] of [
  [`/compare/${SPRING}/KKKK-KKKK`, 'This report link cannot be read', 'Enter the code again'],
  [`/team/${SPRING}`, 'A team page takes two to twelve reports', 'Paste the codes again'],
] as const) {
  test(`${path} says what is wrong and how to go on`, async ({ page, complaints }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    expectComplaint(complaints, /status of 404/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('link', { name: back }).click()
    await expect(page.getByRole('textbox', { name: 'Report codes or links' })).toBeVisible()
  })
}
