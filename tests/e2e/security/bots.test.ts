import { SITE } from '../../../src/generated/site.ts'
import { privacy } from '../../../src/generated/words/form.ts'
import type { Page } from '@playwright/test'
import { expect, fillLead, LEAD, NOW, openDialog, submitLead, test } from '../visitor.ts'
import type { Product } from '../product.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await openDialog(page)
})

async function submit(page: Page): Promise<void> {
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
}

/** Why the leads of a company are in quarantine, oldest first; null for those of people. */
function quarantinesOf(service: Product, company: string): unknown[] {
  return service
    .rows('maturity_quiz_leads')
    .filter((row) => row['company'] === company)
    .map(({ quarantine }) => quarantine)
}

test('the privacy notice is one sentence and a link to a new tab; no one finds the hidden field', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(privacy)).toBeVisible()
  const link = dialog.getByRole('link', { name: PRIVACY.text })
  await expect(link).toHaveAttribute('href', PRIVACY.url)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await expect(dialog.getByRole('textbox')).toHaveCount(4)
  const seen = new Set<string>()
  await page.getByLabel('Full Name').focus()
  for (let press = 0; press < 12; press += 1) {
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
    await page.keyboard.press('Tab')
  }
  expect([...seen].filter(Boolean)).toEqual(['name', 'company', 'designation', 'email'])

  const field = page.locator('[name=remark]')
  await expect(field).toHaveAttribute('autocomplete', 'off')
  const shown = await field.evaluate((input) => {
    const { clipPath, width, height, overflow } = getComputedStyle(input.parentElement ?? input)
    return { clipPath, width, height, overflow }
  })
  expect(shown).toEqual({ clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' })
})

test('a form that the browser fills in is listed, and the hidden field stays empty', async ({
  page,
  service,
}) => {
  const filled = { NAME_FULL: LEAD.name, COMPANY_NAME: 'Autofilled Ltd', EMAIL_ADDRESS: LEAD.email }
  await autofill(page, {
    ...filled,
    ...{ ADDRESS_HOME_COUNTRY: 'US', ADDRESS_HOME_STREET_ADDRESS: '1 Main Street' },
    ...{ ADDRESS_HOME_CITY: 'Springfield', ADDRESS_HOME_ZIP: '12345' },
  })
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Autofilled Ltd')
  await expect(page.locator('[name=remark]')).toHaveValue('')
  await page.getByLabel('Designation').fill('Head of Enablement')
  await page.clock.fastForward(2000)
  await submit(page)
  expect(quarantinesOf(service, 'Autofilled Ltd')).toEqual([null])
})

test('a script that fills every field goes on like anyone and is quarantined', async ({
  page,
  service,
}) => {
  await fillLead(page, { company: 'Honey Ltd' })
  await page.locator('[name=remark]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example'
  })
  await page.clock.fastForward(60_000)
  await submit(page)
  await expect(page.getByText('Success!')).toBeVisible()
  expect(quarantinesOf(service, 'Honey Ltd')).toEqual(['honeypot'])
})

test('a script that types faster than anyone can is quarantined', async ({ page, service }) => {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.clock.pauseAt(NOW.getTime() + 3_600_000)
  await openDialog(page)
  await typeLead(page, 'Hasty Ltd')
  await page.clock.runFor(50)
  await submitLead(page)
  await expect(() => expect(quarantinesOf(service, 'Hasty Ltd')).toEqual(['too-fast'])).toPass()
})

/** Key by key. */
async function typeLead(page: Page, company: string): Promise<void> {
  const values = {
    'Full Name': LEAD.name,
    Company: company,
    Designation: 'Head',
    'Official Email ID': LEAD.email,
  }
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).pressSequentially(value)
  }
}

/** What the browser does when its user picks a stored address. */
async function autofill(page: Page, values: Record<string, string>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name=name]',
  })
  const { node } = await session.send('DOM.describeNode', { nodeId })
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }))
  await session.send('Autofill.enable')
  await session.send('Autofill.setAddresses', { addresses: [{ fields }] })
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
}
