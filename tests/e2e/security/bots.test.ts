import type { Page } from '@playwright/test'
import { SITE } from '../../../src/generated/site.ts'
import { privacy } from '../../../src/generated/words/form.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'
import type { Product } from '../product.ts'
import { expect, fillLead, LEAD, NOW, openDialog, submitLead, test } from '../visitor.ts'

const PRIVACY = assertDefined(SITE.privacy, 'privacy notice')

/** Why the leads of a company are in quarantine, oldest first; null for those of people. */
function quarantinesOf(service: Product, company: string): unknown[] {
  return service
    .rows('maturity_quiz_leads')
    .filter((row) => row['company'] === company)
    .map(({ quarantine }) => quarantine)
}

test('no one finds the hidden field, and a form that the browser fills in is listed', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  const field = page.locator('[name=remark]')

  await test.step('the privacy notice is one sentence and a link to a new tab', async () => {
    await expect(dialog.getByText(privacy)).toBeVisible()
    const link = dialog.getByRole('link', { name: PRIVACY.text })
    await expect(link).toHaveAttribute('href', PRIVACY.url)
  })

  await test.step('no eye, no key and no screen reader finds the field', async () => {
    await expect(dialog.getByRole('textbox')).toHaveCount(4)
    const seen = new Set<string>()
    await page.getByLabel('Full Name').focus()
    for (let press = 0; press < 12; press += 1) {
      seen.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
      await page.keyboard.press('Tab')
    }
    expect([...seen].filter(Boolean)).toEqual(['name', 'company', 'designation', 'email'])
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field.locator('..')).toHaveCSS('clip-path', 'inset(50%)')
  })

  await test.step('nor does the browser, which fills in the others', async () => {
    await autofill(page, {
      ...{ NAME_FULL: LEAD.name, COMPANY_NAME: 'Autofilled Ltd', EMAIL_ADDRESS: LEAD.email },
      ...{ ADDRESS_HOME_COUNTRY: 'US', ADDRESS_HOME_STREET_ADDRESS: '1 Main Street' },
      ...{ ADDRESS_HOME_CITY: 'Springfield', ADDRESS_HOME_ZIP: '12345' },
    })
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Autofilled Ltd')
    await expect(field).toHaveValue('')
    await page.getByLabel('Designation').fill('Head of Enablement')
    await page.clock.fastForward(2000)
    await submitLead(page)
    await expect(page).toHaveURL('/assessment/start')
    expect(quarantinesOf(service, 'Autofilled Ltd')).toEqual([null])
  })
})

test('a script that fills every field, or is faster than anyone, goes on like anyone and is quarantined', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await page.clock.pauseAt(NOW.getTime() + 3_600_000)
  await openDialog(page)
  await fillLead(page, { company: 'Hasty Ltd' })
  await page.clock.runFor(50)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  expect(quarantinesOf(service, 'Hasty Ltd')).toEqual(['too-fast'])

  await page.getByRole('button', { name: 'Back' }).click()
  await openDialog(page)
  await fillLead(page, { company: 'Honey Ltd' })
  await page.locator('[name=remark]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example'
  })
  await page.clock.runFor(60_000)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  expect(quarantinesOf(service, 'Honey Ltd')).toEqual(['honeypot'])
})

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
