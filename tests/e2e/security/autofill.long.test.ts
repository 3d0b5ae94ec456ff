import type { Page } from '@playwright/test'
import { expect, LEAD, NOW, openDialog, submitLead, test } from '../visitor.ts'

test('the browser leaves the hidden field empty when it fills in the others, and the lead is listed', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await openDialog(page)
  await autofill(page, {
    ...{ NAME_FULL: LEAD.name, COMPANY_NAME: 'Autofilled Ltd', EMAIL_ADDRESS: LEAD.email },
    ...{ ADDRESS_HOME_COUNTRY: 'US', ADDRESS_HOME_STREET_ADDRESS: '1 Main Street' },
  })
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Autofilled Ltd')
  await expect(page.locator('[name=remark]')).toHaveValue('')
  await page.getByLabel('Designation').fill('Head of Enablement')
  await page.clock.fastForward(2000)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
  const lead = service.rows('maturity_quiz_leads').at(-1)
  expect(lead).toMatchObject({ company: 'Autofilled Ltd', quarantine: null })
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
