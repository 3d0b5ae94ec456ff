import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { translate, untilTranslated } from '../translator.ts'
import { answerAll, expect, fillLead, openDialog, submitLead, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const [ONE, TWO, THREE] = ['122 333 112 433', '242 333 432 324', '535 222 111 333'].map((digits) =>
  reportCodeOf(MODEL, answersOf(digits)),
)

test.beforeEach(({ page }) => page.addInitScript(translate))

test('a translated visit goes from the form to the report', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await untilTranslated(page)
  await openDialog(page)
  await submitLead(page)
  await expect(page.getByText('Email is required')).toBeVisible()
  await fillLead(page)
  await expect(page.getByText('Email is required')).toHaveCount(0)
  await page.route('**/api/leads', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await submitLead(page)
  await expect(page.getByText('Saving...')).toBeVisible()
  await expect(page).toHaveURL('/assessment/start')
  await expect(page.getByText('Success!')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await answerAll(page, '433 232 445 223')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enablement is Evolving')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(
    page
      .getByRole('button', { name: /^Copied/ })
      .or(page.getByRole('status').filter({ hasText: /^Your browser blocked/ })),
  ).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '12 questions across 4 key areas',
  )
})

test('translated codes are found, taken away and compared, each label the one of now', async ({
  page,
}) => {
  await page.goto('/compare')
  await untilTranslated(page)
  const field = page.getByRole('textbox', { name: 'Report codes or links' })
  const ways = page.getByRole('main').getByRole('link')
  await field.fill(`${ONE} ${TWO}`)
  await expect(ways.filter({ hasText: 'Compare report 1 with report 2' })).toBeVisible()
  await expect(page.getByText('2 codes found.').first()).toBeVisible()
  await field.fill(`${ONE}`)
  await expect(ways.filter({ hasText: 'Open the report' })).toBeVisible()
  await field.fill(`${TWO} ${THREE}`)
  await ways.filter({ hasText: 'Compare report 1 with report 2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down from 2.9 to 2.6')
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up from 2.6 to 2.9')
  await page.getByRole('link', { name: 'Open the later report' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enablement is Evolving')
})
