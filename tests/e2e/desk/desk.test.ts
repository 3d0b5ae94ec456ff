import { expect, test } from './desk.ts'

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the desk asks for a login, then shows the requested page', async ({
    desk,
    page,
    complaints,
  }) => {
    await page.goto('/health')
    await page.getByLabel('Name').fill('owner')
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong name or password.')
    await page.getByLabel('Password').fill(desk.password)
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    // A browser reports each 401.
    expect(complaints.every((text) => text.includes('status of 401'))).toBe(true)
    complaints.length = 0
  })
})

test('numbers of a period: figures, where visits end, answers, stages and sources', async ({
  page,
}) => {
  await page.goto('/numbers')
  await expect(page.getByText('Visits60↑ 25% from 48Leads20Results16')).toBeVisible()
  await expect(page.getByText('loss is from Home to Lead form: 19 of 60.')).toBeVisible()
  const days = page.getByRole('table', { name: /^Visits, and how/ })
  await expect(days.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('row', { name: 'Lead form' })).toContainText('4168%')
  await page.getByText('Question by question').click()
  await expect(page.getByText('No one step loses the most.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Question 12' })).toHaveText('Question 122897%')
  await expect(page.getByText('Team links made: 26. Answers through them: 25.')).toBeVisible()
  await expect(page.getByText(/^\d+ people .* At least 30 people are needed/)).toBeVisible()
  await page.getByRole('link', { name: 'linkedin' }).click()
  await expect(page.getByRole('status')).toHaveText('5 leads')
  await page.goBack()
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'All' }).click()
  await expect(page.getByText('Visits108')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('row', { name: /^1\. Joining/ }).getByRole('cell')).toHaveCount(6)
})

test('the link of a mail leads to the lead', async ({ desk, page }) => {
  const [delivery] = desk.service.rows('assessment_deliveries')
  await page.goto(`/deliveries/${String(delivery?.['id'])}`)
  await expect(page).toHaveURL(/\/leads\/\d+$/)
  await page.goto('/deliveries/unknown')
  await expect(page.getByText('The lead of this delivery no longer exists.')).toBeVisible()
})
