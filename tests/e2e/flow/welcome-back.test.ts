import { expect, LEAD, openReport, remember, startAsLead, storedAnswers, test } from '../visitor.ts'

test('who comes back goes on where they were, and somebody else does not', async ({ page }) => {
  const leadData = JSON.stringify({ ...LEAD, name: 'Ben Osei', email: 'ben@larkfield.example' })
  const [key, reports] = ['K7Q2M4XT9B3C5D6G', 'assessmentReports']
  const assessmentRun = JSON.stringify({ teamKey: key })
  const assessmentTeams = JSON.stringify({ [key]: { member: key, code: '58MQ-G0FQ' } })
  const team = { assessmentRun, assessmentTeams, [reports]: '[]' }
  await remember(page, { assessmentAnswers: '{"1":3,"2":4,"4":1}', leadData, ...team })
  for (const path of ['/', '/assessment/start']) {
    await page.goto(path)
    await expect(page.getByText('You answered 3 of 12.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue with question 3' }).click()
    await expect(page).toHaveURL('/assessment/question/3')
  }
  await startAsLead(page, { name: ` ${LEAD.name} ` })
  await expect(page.getByText('You answered')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('leadData'))).toBe(JSON.stringify(LEAD))
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(keys).toEqual(['leadData', 'leadKey'])
})

test('a finished run is one link away, with its day if somebody knows it', async ({ page }) => {
  await remember(page, { assessmentAnswers: storedAnswers('333 333 333 333') })
  await page.goto('/')
  await page.getByRole('link', { name: 'Open your report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enablement is Evolving')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Open your report of \w+ \d+$/ })).toBeVisible()
})

test('answers, lead, its source and run are cleared only after a second word, and the home page says so', async ({
  page,
}) => {
  await page.goto('/?utm_source=letter')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(1)
  await openReport(page, '333 333 333 333')
  const clear = page.getByRole('button', { name: 'Clear my answers and details' })
  await clear.dblclick()
  await expect(clear).toBeFocused()
  await clear.click()
  await page.getByRole('button', { name: 'Yes, clear' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your answers are gone from this browser.',
  )
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await expect(page.getByRole('link', { name: /^Open your report/ })).toHaveCount(0)
})
