import {
  expect,
  fillLead,
  openDialog,
  openReport,
  submitLead,
  remember,
  storedAnswers,
  test,
} from '../visitor.ts'

for (const path of ['/', '/assessment/start']) {
  test(`who comes back to ${path} goes on where they were, and nothing moves for it`, async ({
    page,
  }) => {
    await remember(page, { assessmentAnswers: '{"1":3,"2":4,"4":1}' })
    await page.goto(path)
    await expect(page.getByText('You answered 3 of 12.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue with question 3' }).click()
    await expect(page).toHaveURL('/assessment/question/3')
  })
}

test('a finished run is one link away, with its day', async ({ page }) => {
  await openReport(page, '333 333 333 333')
  await page.goto('/')
  await page.getByRole('link', { name: /^Open your report of \w+ \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enablement is Evolving')
})

test('answers are cleared only after a second word, and the home page says so', async ({
  page,
}) => {
  await openReport(page, '333 333 333 333')
  const clear = page.getByRole('button', { name: 'Clear my answers and details' })
  await clear.dblclick()
  await expect(clear).toBeFocused()
  await clear.click()
  await page.getByRole('button', { name: 'Yes, clear' }).click()
  await expect(page).toHaveURL('/')
  const line = page.getByRole('main').getByRole('status')
  await expect(line).toHaveText('Your answers are gone from this browser.')
  await expect(page.getByRole('link', { name: /^Open your report/ })).toHaveCount(0)

  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  await page.getByRole('link', { name: 'Fieldstage, home' }).click()
  await expect(page).toHaveURL('/')
  await expect(line).toBeEmpty()
})

test('answers of which nobody knows the day have a link, too', async ({ page }) => {
  await remember(page, { assessmentAnswers: storedAnswers('333 333 333 333') })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open your report', exact: true })).toBeVisible()
})
