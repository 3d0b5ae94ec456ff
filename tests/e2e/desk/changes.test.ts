import { expect, test } from './desk.ts'
import { sendLead } from './visits.ts'

// One desk for all that change something: each test has its own leads, and they run one after the other.
test.describe.configure({ mode: 'default' })
test.use({
  baseURL: async ({ changingDesk }, use) => use(changingDesk.url),
  storageState: async ({ changingDesk }, use) => use(changingDesk.signedIn),
})

test('the state of a lead is changed on the spot, and the lead stays in its list', async ({
  page,
}) => {
  await page.goto('/leads')
  const list = page.getByRole('link', { name: /^Call first/ })
  await list.click()
  await expect(list).toHaveText(/ \d+$/)
  const before = Number((await list.textContent())?.split(' ').at(-1))
  const state = page.getByLabel('State of Noah Levi')
  await state.selectOption('Contacted')
  await expect(state).toHaveValue('contacted')
  await state.selectOption('Closed')
  await expect(state).toHaveValue('closed')
  await expect(list).toHaveText(`Call first ${before - 1}`)
  await page.getByRole('link', { name: /^All/ }).click()
  await expect(state).toHaveValue('closed')
  await list.click()
  await expect(page.getByRole('status')).toHaveText(`${before - 1} leads`)
})

test('a state is saved when it is chosen, and a note when it is left', async ({ page }) => {
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Ben Osei' }).click()
  await page.getByLabel('State').selectOption('Contacted')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.getByLabel('Note').fill('Calls back on Monday')
  await page.getByLabel('State').focus()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  // With a key, no field is left before the page is.
  await page.getByLabel('Note').fill('Calls back on Tuesday')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.goto('/leads/2')
  await expect(page.getByLabel('State')).toHaveValue('contacted')
  await expect(page.getByLabel('Note')).toHaveValue('Calls back on Tuesday')
})

test('who writes a note second sees the first one above their own', async ({
  page,
  complaints,
}) => {
  await page.goto('/leads/3')
  await page.getByLabel('Note').waitFor()
  const other = await page.context().newPage()
  await other.goto('/leads/3')
  await other.getByLabel('State').selectOption('Contacted')
  await other.getByLabel('Note').fill('Theirs')
  await other.getByLabel('Note').blur()
  await expect(other.getByText(/^Saved/)).toBeVisible()

  await page.getByLabel('Note').fill('Mine, typed first')
  await page.getByRole('link', { name: 'Leads' }).last().click()
  const alert = page.getByRole('alert').filter({ hasText: 'Someone else changed this' })
  await expect(alert).toContainText('Contacted, changed by owner')
  await expect(alert.getByText('Theirs', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Mine, typed first')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Note')).toHaveValue('Mine, typed first')
  // A browser reports the 409.
  complaints.length = 0
})

test('a note is not lost where the session has ended', async ({
  changingDesk: desk,
  page,
  complaints,
}) => {
  await page.goto('/leads/5')
  await page.getByLabel('Note').fill('A long note')
  await page.context().clearCookies()
  await page.getByLabel('Note').blur()
  const next = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const tab = await next
  await tab.getByLabel('Name').fill('owner')
  await tab.getByLabel('Password').fill(desk.password)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await expect(tab.getByRole('heading', { name: 'Leads' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  // A browser reports the 401.
  complaints.length = 0
})

test('erasing takes the typed email, and a released lead leaves quarantine', async ({ page }) => {
  await page.goto('/leads/12')
  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 lead and 1 response')
  await dialog.getByLabel(/^Type/).fill('liam@copper')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  const field = dialog.getByLabel(/^Type/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('That is not the address yet.')
  await field.fill('liam@copperco.example')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Erased 1 lead and 1 response.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the leads' }).click()
  await expect(page.getByRole('status')).toHaveText('19 leads')

  await page.goto('/leads/21')
  await expect(page.getByText('faster than a person')).toBeVisible()
  await page.getByRole('button', { name: 'Release this lead' }).click()
  await expect(page.getByText('faster than a person')).toBeHidden()
  await page.goto('/leads')
  await expect(page.getByRole('status')).toHaveText('20 leads')
  await page.goto('/health')
  await expect(page.getByText('owner erased 1 person')).toBeVisible()
  await expect(page.getByText('owner released 1 lead')).toBeVisible()
})

test('what failed is sent again, one by one or all', async ({ page }) => {
  await page.goto('/health')
  await expect(page.getByRole('link', { name: 'Health 2 failed' })).toBeVisible()
  await expect(page.getByText(/ waiting, 2 failed$/)).toBeVisible()
  const row = page.getByRole('row', { name: 'Ada Marsh' }).first()
  await expect(row).toContainText('The receiver has an error (503)')
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('1 delivery queued.')).toBeVisible()
  await page.getByRole('button', { name: 'Send all again' }).click()
  await expect(page.getByRole('table', { name: 'Failed deliveries' })).toBeHidden()
  await expect(page.getByText(/ waiting, 0 failed$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Health', exact: true })).toBeVisible()
})

test('a dot is at what is new since the last visit', async ({
  changingDesk: { service },
  page,
}) => {
  const newest = service.rows('maturity_quiz_leads').at(-1)?.['id']
  await sendLead(service, 'Zoe Late')
  await page.goto('/leads')
  await expect(page.getByRole('link', { name: 'Zoe Late' })).toBeVisible()
  await page.evaluate((id) => localStorage.setItem('desk.newest-lead', id), String(newest))
  const next = await page.context().newPage()
  await next.goto('/leads')
  await expect(next.getByRole('rowheader', { name: /^Zoe Late new since/ })).toBeVisible()
  await expect(next.getByTitle('new since your last visit')).toHaveCount(1)
})
