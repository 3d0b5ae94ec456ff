import { readFileSync } from 'node:fs'
import { DESK_PATHS } from '../../../src/contract/desk/api.ts'
import { expect, test } from './desk.ts'

test('the links lead to the lists that are needed most', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('16 leads')
  const first = page.getByRole('link', { name: 'Reach first 16' })
  await expect(first).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('rowheader').first()).toHaveText('Ben Osei VP Sales')
  const lists = page.getByRole('navigation', { name: 'Lists' }).getByRole('link')
  await expect(lists).toHaveText(['Due now 0', 'Reach first 16', 'All 20', 'Quarantine 1'])
  await page.getByRole('link', { name: 'All 20' }).click()
  await expect(page.getByRole('status')).toHaveText('20 leads')
  await page.getByRole('link', { name: 'Quarantine 1' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/^Bot\s*in quarantine/])
})

test('filters and order are in the address', async ({ page }) => {
  await page.goto('/leads')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Finished').selectOption('Finished')
  await page.getByLabel('Source').selectOption('linkedin')
  await expect(page).toHaveURL(/\?finished=yes&source=linkedin$/)
  await expect(page.getByRole('status')).toHaveText('5 leads')
  const head = page.getByRole('columnheader', { name: 'Score' })
  await page.getByRole('link', { name: 'Score' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await page.getByLabel('Finished').selectOption('Any')
  await expect(page).toHaveURL(/\?source=linkedin&by=score&direction=ascending$/)
  await page.getByRole('link', { name: 'Score' }).click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(6)
  expect(text.startsWith('\uFEFFid,created_at,name')).toBe(true)
})

test('a search finds in all leads, also where a filter is set', async ({ page }) => {
  await page.goto('/leads?state=closed')
  const search = page.getByLabel('Search')
  await search.fill('nordlys')
  await search.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Greta Lind Sales Trainer'])
  await search.fill('nobody')
  await search.press('Enter')
  await expect(page.getByText('No lead matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all leads' }).click()
  await expect(page.getByRole('status')).toHaveText('20 leads')
})

test('on a phone a filter is open above its list, closes, and orders it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads?source=linkedin')
  const filter = page.getByRole('form', { name: 'Filter' })
  await filter.getByLabel('State').selectOption('New')
  await filter.getByLabel('Order').selectOption('Lowest score first')
  await expect(page.locator('tbody > :first-child')).toHaveAccessibleName(/^Ben Osei.* Ad Hoc 1\.3/)
  await page.getByRole('button', { name: 'Filter · 2' }).click()
  await expect(filter).toBeHidden()
  await page.getByRole('link', { name: 'All 20' }).click()
  await expect(page).toHaveURL(/\/leads$/)
})

test('what was chosen stays when the sources arrive late', async ({ page }) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**${DESK_PATHS.sources}`, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/leads?source=partner')
  await page.getByLabel('Finished').selectOption('Finished')
  arrive()
  await expect(page.getByLabel('Source').getByRole('option')).toHaveCount(5)
  await expect(page.getByLabel('Source')).toHaveValue('partner')
  await expect(page.getByLabel('Finished')).toHaveValue('yes')
})

test('previous and next go through the list that a lead was opened from, in sight all the way down on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Reach first' }).click()
  // First in this list only: the one before stays in sight until it has come.
  await page.locator('tbody > :first-child').getByRole('link', { name: 'Ben Osei' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Osei' })).toBeFocused()
  const next = page.getByRole('link', { name: 'Next' })
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden()
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Erase…' }).scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noah Levi' })).toBeInViewport()
  await page.getByRole('link', { name: 'Leads' }).last().click()
  await expect(page.getByRole('status')).toHaveText('16 leads')
  const row = page.getByRole('link', { name: 'Hugo Martin' })
  await row.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hugo Martin' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})
