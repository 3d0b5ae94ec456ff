import { BENCHMARK_PATH } from '../../src/contract/api.ts'
import { expect, onOwnDesk, test } from './desk.ts'
import { addLeads, addResponses, finishAs } from './visits.ts'

test.use({ storageState: { cookies: [], origins: [] } })

test('without a lead there is nothing to filter; pages follow each other, by keyboard too, and a lead leads back to its page', async ({
  browser,
}) => {
  await onOwnDesk(browser, { visits: 'none' }, async ({ service }, page) => {
    await page.goto('/leads')
    await expect(page.getByText('No leads yet.')).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export what I see' })).toHaveCount(0)
    addLeads(service, 120)
    await page.reload()
    await expect(page.getByLabel('Search')).toBeVisible()
    const rows = page.getByRole('table', { name: 'Leads' }).locator('tbody tr')
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    if (!previous || !next) throw new Error('No buttons')
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(rows.first()).toContainText('Person 001')
    await expect(page.getByText('Rows 1 to 50')).toBeVisible()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')

    await next.click()
    await expect(page.getByText('Rows 51 to 100')).toBeVisible()
    await expect(rows.first()).toContainText('Person 051')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rows 101 to 120')).toBeVisible()
    await expect(rows).toHaveCount(20)
    await expect(next).toBeFocused()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await previous.focus()
    await page.keyboard.press('Enter')
    await expect(rows.first()).toContainText('Person 051')

    await page.getByRole('link', { name: 'Person 052' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Person 052' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Rows 51 to 100')).toBeVisible()
    // Where a page begins is a name: the browser keeps none.
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(kept).toContain('desk.leads')
    expect(kept).not.toContain('after')
    await page.reload()
    await expect(page.getByText('Rows 1 to 50')).toBeVisible()
    await expect(rows.first()).toContainText('Person 001')
  })
})

test('the benchmark is published, and withdrawn', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'none' }, async ({ service }, page) => {
    await finishAs(service, 105)
    const statusOf = async () => (await fetch(service.url + BENCHMARK_PATH)).status
    await page.goto('/benchmark')
    await page.getByRole('button', { name: 'Publish' }).click()
    const publishing = page.getByRole('dialog', { name: 'Publish the benchmark' })
    await publishing.getByRole('button', { name: 'Cancel' }).click()
    await expect(
      page.getByText('Nothing is published, so reports show no comparison'),
    ).toBeVisible()
    const published = page.getByRole('table', { name: 'Published by score', exact: true })
    await expect(published).toHaveCount(0)

    await page.getByRole('button', { name: 'Publish' }).click()
    await publishing.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published. Reports show it from now on.')).toBeVisible()
    await expect(published).toBeVisible()
    await expect(page.getByText('It cannot be published yet.')).toBeVisible()
    await expect.poll(statusOf).toBe(200)

    await page.getByRole('button', { name: 'Withdraw' }).click()
    const withdrawing = page.getByRole('dialog', { name: 'Withdraw the benchmark' })
    await withdrawing.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn. No report shows it any more.')).toBeVisible()
    await expect(published).toHaveCount(0)
    await expect.poll(statusOf).toBe(204)
  })
})

test('a check that runs is stopped, and the button keeps the focus', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'none' }, async ({ service }, page) => {
    await finishAs(service, 1)
    addResponses(service, 300_000)
    await page.goto('/health')
    await page.getByRole('button', { name: 'Verify now' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()

    await expect(page.getByText('Stopped before the end.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify now' })).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})
