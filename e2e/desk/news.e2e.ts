import { expect, onOwnDesk, test } from './desk.ts'
import { addLeads } from './visits.ts'

test.use({ storageState: { cookies: [], origins: [] } })

test('what came since the last look is marked, counted and shown on demand', async ({
  browser,
}) => {
  await onOwnDesk(browser, { visits: 'twenty' }, async ({ service }, page) => {
    const rows = page.getByRole('table', { name: 'Leads' }).locator('tbody tr')
    const marked = rows.filter({ hasText: 'just in' })
    const rail = page.getByRole('navigation')
    await page.clock.install()
    await page.goto('/leads')
    await expect(rows).toHaveCount(20)
    await expect(rail.getByRole('link', { name: 'Deliveries 2 failed' })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Health needs a look' })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Leads', exact: true })).toBeVisible()
    await expect(marked).toHaveCount(0)

    addLeads(service, 2)
    await page.clock.fastForward('31:00')
    await expect(rail.getByRole('link', { name: 'Leads 2 new' })).toBeVisible()
    await expect(rows).toHaveCount(20)
    await page.getByRole('button', { name: 'Show 2 new leads' }).click()
    await expect(rows).toHaveCount(22)
    await expect(marked).toHaveCount(2)
    await expect(marked.first()).toContainText('Person 002')
    await expect(rail.getByRole('link', { name: 'Leads', exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Person 001' }).click()
    await page.reload()
    await page.getByRole('link', { name: '← Leads' }).click()
    await expect(marked).toHaveCount(2)
    await rail.getByRole('link', { name: 'Numbers' }).click()
    await page.clock.fastForward('31:00')
    await rail.getByRole('link', { name: 'Leads' }).click()
    await expect(rows).toHaveCount(22)
    await expect(marked).toHaveCount(0)
  })
})
