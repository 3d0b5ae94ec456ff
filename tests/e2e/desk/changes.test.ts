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
  const list = page.getByRole('link', { name: /^Reach first/ })
  await list.click()
  await expect(list).toHaveText(/ \d+$/)
  const before = Number((await list.textContent())?.split(' ').at(-1))
  const state = page.getByLabel('State of Noah Levi')
  await state.selectOption('Contacted')
  await state.selectOption('Closed')
  await expect(state).toHaveValue('closed')
  await expect(list).toHaveText(`Reach first ${before - 1}`)
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

test('who writes a note second sees the first one above their own, and no undo overwrites it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads/3')
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(page.getByText(/^Saved/)).toBeAttached()
  const other = await page.context().newPage()
  await other.goto('/leads/3')
  await other.getByLabel('State').selectOption('Closed')
  await other.getByLabel('Note').fill('Theirs')
  await other.getByLabel('Note').blur()
  await expect(other.getByText(/^Saved/)).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Not saved' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Someone else changed this' })
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert).toContainText('Closed, changed by owner')
  await expect(alert.getByText('Theirs', { exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(dialog.message())))
  await page.getByRole('link', { name: '← Leads' }).click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('is not saved')])
  await page.getByLabel('Note').fill('Mine, typed second')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  let questions = 0
  other.on('dialog', (dialog) => {
    questions += 1
    void dialog.accept()
  })
  await other.getByLabel('Note').fill('Theirs, not saved')
  await other.getByRole('link', { name: '← Leads' }).click()
  await expect(other).toHaveURL(/\/leads$/)
  expect(questions).toBe(1)
  await other.goto('/leads/3')
  await expect(other.getByLabel('Note')).toHaveValue('Mine, typed second')
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
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Marsh' }).first()
  await expect(row).toContainText('the receiver has an error (503)')
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('1 delivery queued.')).toBeVisible()
  await page.getByRole('button', { name: 'Send all again' }).click()
  await expect(page.getByRole('heading', { name: 'What could not be sent' })).toBeHidden()
  await expect(page.getByText(/ waiting, 0 failed$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Health', exact: true })).toBeVisible()
})

test('the list says how many came in since the last visit, and filters by them', async ({
  changingDesk: { service },
  page,
}) => {
  await page.goto('/leads')
  await expect(page.getByText(/new since/)).toHaveCount(0)
  const seen = Date.now()
  await sendLead(service, 'Zoe Late')
  await page.evaluate(
    (visit) => localStorage.setItem('desk.visit', visit),
    JSON.stringify({ seen, since: seen }),
  )
  await page.reload()
  await page.getByRole('link', { name: /^1 new since / }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/^Zoe Late/])
})

test.describe('on a phone', () => {
  // Whose evening is the next day of UTC, by which reminders go.
  const timezoneId = 'America/Los_Angeles'
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId })

  test('a lead takes three taps: mail, contacted, next', async ({ page }) => {
    await page.goto('/leads?finished=yes&state=new&by=name')
    await page.getByRole('link', { name: 'Femi Adeyemi' }).tap()
    const mail = page.getByRole('link', { name: 'Email' })
    await expect(mail).toHaveAttribute(
      'href',
      /\?subject=Your%20result%3A%202\.3%20Found.*&body=\w/,
    )
    await page.getByRole('button', { name: 'Contacted' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByLabel('State')).toHaveValue('new')
    await page.getByRole('button', { name: 'Contacted' }).tap()
    await expect(page.getByText(/^Saved/)).toBeAttached()
    await page.getByRole('link', { name: 'Next' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Hugo Martin' })).toBeFocused()
    await page.goto('/leads?state=contacted&by=name')
    await expect(page.getByRole('row', { name: 'Femi Adeyemi' })).toContainText('O')
    await page.getByRole('link', { name: 'Femi Adeyemi' }).tap()
    await expect(page.getByRole('button', { name: 'Contacted' })).toBeDisabled()
  })

  test('a reminder lists its lead from its day on, until it is contacted', async ({ page }) => {
    const today = new Date().toISOString().slice(0, 10)
    await page.clock.install({ time: new Date(`${today}T03:45:00Z`) })
    await page.goto('/leads/10')
    const day = page.getByLabel('Remind me')
    await day.fill('2020-02-29')
    await day.blur()
    await expect(page.getByText('Choose today or a later day.')).toBeVisible()
    await day.fill(today)
    await day.blur()
    await expect(page.getByText('Choose today or a later day.')).toBeHidden()
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('row', { name: 'Jonas Weber' })).toContainText('Reminder')
    await page.getByRole('link', { name: 'Jonas Weber' }).tap()
    await page.getByRole('button', { name: 'Contacted' }).tap()
    await expect(day).toHaveValue('')
    await expect(page.getByText(/^Saved/)).toBeAttached()
    await page.goto('/leads?due=now')
    await expect(page.getByText('Nothing is due within three days.')).toBeVisible()
  })
})
