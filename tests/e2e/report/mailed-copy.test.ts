import type { Page } from '@playwright/test'
import { COPIES_PATH } from '../../../src/contract/api.ts'
import { startMails } from '../mails.ts'
import type { Mails } from '../mails.ts'
import { startProduct } from '../product.ts'
import {
  expect,
  fillLead,
  LEAD,
  NOW,
  openDialog,
  openReport,
  submitLead,
  test as base,
} from '../visitor.ts'

/** The service sends mails by a server of this machine. */
const test = base.extend<object, { mails: Mails }>({
  mails: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails = await startMails()
      await use(mails)
      mails.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ mails }, use) => {
      const service = await startProduct(mails.settings)
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

/** As slowly as a person: a script's lead would be in quarantine. */
async function leaveDetails(page: Page) {
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await openDialog(page)
  await fillLead(page)
  await page.clock.runFor(10_000)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
}

test('a visitor who left details has the own report mailed, once', async ({ page, mails }) => {
  await leaveDetails(page)
  await openReport(page, '111 111 223 453')
  const button = page.getByRole('button', { name: 'Email me this report' })
  await button.click()
  await expect(page.getByRole('button', { name: 'On its way' })).toBeFocused()
  await expect.poll(() => mails.received).toMatchObject([{ to: [{ address: LEAD.email }] }])

  // On a later day its dates are still those of the page.
  await page.clock.setSystemTime(new Date(NOW.getTime() + 5 * 86_400_000))
  await page.reload()
  const asked = page.waitForRequest(`**${COPIES_PATH}`)
  await button.click()
  expect((await asked).postDataJSON()).toMatchObject({ day: '2026-11-27' })
  await expect(page.getByText('We already sent it.')).toBeVisible()
  expect(mails.received).toHaveLength(1)
})

test('who left no details is offered no mail, and no stranger is', async ({ page }) => {
  await openReport(page, '111 111 223 453')
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Email me this report' })).toHaveCount(0)
})
