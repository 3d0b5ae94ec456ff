import { expect, onOwnDesk, test } from './desk.ts'

test('a lead has a brief to call with, and to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/leads/1')
  for (const title of [
    ...['Questions to open with', 'Start with what works', 'Their plan', /can help/],
    ...[/^Already in place/, 'Where colleagues differ most', 'Timeline'],
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByText('All answers').click()
  await expect(page.getByText(/^12\. /)).toBeVisible()
  await page.getByRole('button', { name: 'Copy the brief' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain(
    'Ada Marsh, Head of Enablement, Larkfield Systems, ada@larkfieldsystems.example',
  )
  expect(text, 'tile and text in one line').toContain('Question 1: You said “')
  expect(text, 'what is folded, too').toContain('A shared planning calendar')
  expect(text).toMatch(/Their report: https:\/\/\S+\/report\/[0-9A-Z]{4}-[0-9A-Z]{4}/)
})

test('what says that it was copied moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/leads/6')
  const openings = page.getByRole('heading', { name: 'Questions to open with' })
  const before = await openings.boundingBox()
  await page.getByRole('button', { name: 'Copy the brief' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await openings.boundingBox()).toEqual(before)
})

test('with less room, the score comes first, then whom it is about and the state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/leads/1')
  const tops = await Promise.all(
    [
      page.getByText('Head of Enablement, Larkfield Systems'),
      page.getByText('Strategic begins at'),
      page.getByLabel('State'),
      page.getByRole('link', { name: 'ada@larkfieldsystems.example' }),
      page.getByRole('heading', { name: 'Questions to open with' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(tops.at(-1)).toBeLessThan(1024)
})

test('who did not finish has no scores, and says so', async ({ page }) => {
  await page.goto('/leads/4')
  await expect(page.getByText('has not finished the questions')).toBeVisible()
  await expect(page.getByText('All answers')).toBeHidden()
})

test('a state is saved when it is chosen, and a note when it is left', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'twenty' }, async (_desk, page) => {
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
})

test('who writes a note second sees the first one above their own', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'twenty' }, async (_desk, page) => {
    await page.goto('/leads/2')
    await page.getByLabel('Note').waitFor()
    const other = await page.context().newPage()
    await other.goto('/leads/2')
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
  })
})

test('a note is not lost where the session has ended', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'twenty' }, async (desk, page) => {
    await page.goto('/leads/2')
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
  })
})

test('erasing takes the typed email, and a released lead leaves quarantine', async ({
  browser,
}) => {
  await onOwnDesk(browser, { visits: 'twenty' }, async (_desk, page) => {
    await page.goto('/leads/1')
    await page.getByRole('button', { name: 'Erase…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 lead and 1 response')
    await dialog.getByLabel(/^Type/).fill('ada@larkfield')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    const field = dialog.getByLabel(/^Type/)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('That is not the address yet.')
    await field.fill('ada@larkfieldsystems.example')
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
})
