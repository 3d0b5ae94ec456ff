import type { Page, Route } from '@playwright/test'
import {
  expect,
  expectComplaint,
  fillLead,
  LEAD,
  openDialog,
  submitLead,
  test,
} from '../visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
})

/** Requests wait until they are let go. How many there are, and how to let them. */
async function holdRequests(page: Page, end: (route: Route) => Promise<void>) {
  const held: Route[] = []
  await page.route('**/api/leads', (route) => void held.push(route))
  return { held, letGo: () => Promise.all(held.map(end)) }
}

test('A14: an empty form names each field in sight, and an edit clears only its own message', async ({
  page,
  service,
}) => {
  const before = service.rows('maturity_quiz_leads').length
  const email = page.getByLabel('Official Email ID')
  await email.fill('nobody')
  await page.getByLabel('Full Name').focus()
  await expect(page.locator('[aria-invalid]'), 'before the first submit').toHaveCount(0)
  await email.fill('')

  await submitLead(page)
  await expect(page.getByLabel('Full Name')).toBeFocused()
  const hint = 'Please use your company email (not Gmail, Yahoo, etc.)'
  for (const [label, message] of [
    ['Full Name', 'Name is required'],
    ['Company', 'Company is required'],
    ['Designation', 'Designation is required'],
    ['Official Email ID', `${hint} Email is required`],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAttribute('aria-required', 'true')
    await expect(field).toHaveAccessibleDescription(message)
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 })
  }
  await page.getByLabel('Company', { exact: true }).fill('L')
  await expect(page.getByText('Company is required')).toHaveCount(0)
  await expect(page.locator('[aria-invalid]')).toHaveCount(3)

  await fillLead(page, { email: 'Ada Marsh ada@larkfield.example' })
  await submitLead(page)
  await expect(email).toHaveAccessibleDescription(
    `${hint} Please use your official company email address Write it as name@company.com`,
  )
  expect(service.rows('maturity_quiz_leads')).toHaveLength(before)
})

test('what a mail program copied becomes the address, in sight', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = page.getByLabel('Official Email ID')
  for (const [typed, copied, address] of [
    ['half', 'Ada Marsh <ada@larkfield.example>', 'ada@larkfield.example'],
    ['eve', '@larkfield.example', 'eve@larkfield.example'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await email.fill(typed)
    await page.keyboard.press('ControlOrMeta+V')
    await expect(email).toHaveValue(address)
  }
})

test('a save whose answer was lost keeps what was typed, the second try keeps it once, and the next visit fills it in', async ({
  page,
  complaints,
  service,
}) => {
  const lead = { ...LEAD, company: 'Lost Answer Ltd' }
  await page.route('**/api/leads', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillLead(page, lead)
  await submitLead(page)
  await expect(page.getByRole('alert')).toContainText(
    /Error.*There was an issue saving your information. Please try again./,
  )
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(lead.company)
  expectComplaint(complaints, /The lead was not saved|ERR_CONNECTION_RESET/)

  await page.unroute('**/api/leads')
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  const saved = service.rows('maturity_quiz_leads')
  expect(saved.filter(({ company }) => company === lead.company)).toHaveLength(1)

  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('leadData') ?? 'null'))
  expect(stored).toEqual(lead)
  await page.goto('/')
  await openDialog(page)
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(lead.company)
})

test('A15: while it saves it says so and sends one request; closed meanwhile, it comes back if that fails, and leads on if it is kept', async ({
  page,
  complaints,
}) => {
  const { held, letGo } = await holdRequests(page, (route) => route.abort('connectionrefused'))
  await fillLead(page)
  await submitLead(page)
  const saving = page.getByRole('button', { name: 'Saving...' })
  await expect(saving).toBeFocused()
  for (let click = 0; click < 4; click += 1) await saving.click({ force: true })
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await letGo()
  await expect(dialog.getByRole('alert')).toContainText('There was an issue saving')
  await expect(dialog.getByLabel('Full Name')).toHaveValue(LEAD.name)
  expect(held).toHaveLength(1)
  expectComplaint(complaints, /ERR_CONNECTION_REFUSED|The lead was not saved/)

  const again = await holdRequests(page, (route) => route.continue())
  await submitLead(page)
  await expect(saving).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await openDialog(page)
  await expect(saving, 'as it is').toBeVisible()
  await again.letGo()
  await expect(page).toHaveURL('/assessment/start')
})

test('whom a check in front of the server stops is told to reload, and types nothing again', async ({
  page,
  complaints,
}) => {
  const check = { status: 403, contentType: 'text/html', body: '<title>Are you a person?</title>' }
  await page.route('**/api/leads', (route) => route.fulfill(check), { times: 1 })
  await fillLead(page)
  await submitLead(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Reload the page')
  expectComplaint(complaints, /403|The lead was not saved/)
  await page.reload()
  await openDialog(page)
  await expect(page.getByLabel('Full Name')).toHaveValue(LEAD.name)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
})

test('who goes back while the form is saved stays there, and is kept', async ({
  page,
  service,
}) => {
  const { letGo } = await holdRequests(page, (route) => route.continue())
  await page.goto('/assessment/question/3')
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
  await openDialog(page)
  await fillLead(page, { name: 'Beatrix Marsh' })
  await submitLead(page)
  await expect(page.getByText('Saving...')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Question 3 of 12')).toBeVisible()
  const replied = page.waitForResponse('**/api/leads')
  await letGo()
  await replied
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('leadData')))
    .toContain('Beatrix')
  await expect(page).toHaveURL('/assessment/question/3')
  expect(service.rows('maturity_quiz_leads').at(-1)).toMatchObject({ name: 'Beatrix Marsh' })
})

test('what was typed before the code came stays, also in a form that was closed', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await openDialog(page)
  await page.getByLabel('Full Name').fill(LEAD.name)
  await submitLead(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  letGo()
  await expect(page.locator('#unloaded')).toHaveCount(0)
  await openDialog(page)
  await expect(page.getByLabel('Full Name')).toHaveValue(LEAD.name)
})
