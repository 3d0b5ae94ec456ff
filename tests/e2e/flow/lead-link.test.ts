import { expect, LEAD, openDialog, remember, submitLead, test } from '../visitor.ts'

/** Nobody else's. */
const LINKED = { ...LEAD, name: 'Linda Marsh' }
const LINK = `/?utm_source=mail#${new URLSearchParams(LINKED).toString()}`

test('a link fills in the form, which its reader sees and sends', async ({ page, service }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await page.goto(LINK)
  await expect(page).toHaveURL('/?utm_source=mail')
  const before = service.rows('maturity_quiz_leads').length
  await openDialog(page)
  await expect(page.getByLabel('Full Name')).toHaveValue(LINKED.name)
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(LINKED.company)
  await expect(page.getByLabel('Designation')).toHaveValue(LINKED.designation)
  await expect(page.getByLabel('Official Email ID')).toHaveValue(LINKED.email)
  expect(service.rows('maturity_quiz_leads')).toHaveLength(before)

  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  const rows = service.rows('maturity_quiz_leads')
  expect(rows).toHaveLength(before + 1)
  expect(rows.at(-1)).toMatchObject({ ...LINKED, utm_source: 'mail' })
  // The timing of a prefilled form means nothing.
  expect(rows.at(-1)).toMatchObject({ quarantine: null })
  for (const value of Object.values(LINKED)) expect(addresses.join('\n')).not.toContain(value)
})

test('a link, also one opened in the tab of the page, is put before what an earlier visit left, and gives way to what is typed', async ({
  page,
}) => {
  const name = page.getByLabel('Full Name')
  await remember(page, { leadData: JSON.stringify({ ...LEAD, name: 'Grace Field' }) })
  await page.goto('/')
  await page.evaluate(() => (location.hash = '#name=Ada%20Marsh'))
  await expect(page).toHaveURL('/')
  await openDialog(page)
  await expect(name).toHaveValue(LEAD.name)
  await expect(page.getByLabel('Official Email ID')).toHaveValue('')
  await name.fill('Ada M. Marsh')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await openDialog(page)
  await expect(name).toHaveValue('Ada M. Marsh')
})
