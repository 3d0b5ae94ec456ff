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
  const change = page.getByText(/^\d\.\d to \d\.\d/).first()
  const lines = await change.evaluate((element) => {
    const range = document.createRange()
    if (element.firstChild) range.selectNode(element.firstChild)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('two equal reports have one number for each area, and no changes', async ({ page }) => {
  await page.goto(`/compare/${SPRING}/${SPRING}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Still 2.3')
  const alignment = page.getByRole('listitem').filter({ hasText: 'Strategic Alignment' })
  await expect(alignment.getByText('1.7', { exact: true })).toBeVisible()
  await expect(page.getByText('Same', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Moved/ })).toHaveCount(0)
})

test('the landing page leads to the codes in one quiet line', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Have a report code?' }).click()
  await expect(page).toHaveURL('/compare')
  await page.getByRole('textbox', { name: 'Report codes or links' }).fill('no code in here')
  await expect(page.getByText('No report code found').first()).toBeVisible()
})

test('a mistyped code among good ones is named', async ({ page }) => {
  await page.goto('/compare')
  const wrong = THIRD.replace(/.$/, (last) => (last === '2' ? '3' : '2'))
  await page
    .getByRole('textbox', { name: 'Report codes or links' })
    .fill([SPRING, AUTUMN, wrong].join('\n'))
  await expect(
    page.getByText(`2 codes found. ${wrong} is not a report code: check each character.`).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Compare report 1 with report 2' }).click()
  await expect(page).toHaveURL(`/compare/${SPRING}/${AUTUMN}`)
})

test('a comparison with a wrong code says what is wrong and how to go on', async ({
  page,
  complaints,
}) => {
  expect((await page.goto(`/compare/${SPRING}/KKKK-KKKK`))?.status()).toBe(404)
  expectComplaint(complaints, /status of 404/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This report link cannot be read',
  )
  await page.getByRole('link', { name: 'Enter the code again' }).click()
  await expect(page.getByRole('textbox', { name: 'Report codes or links' })).toBeVisible()
})
