import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { DESK_PATHS } from '../../../src/contract/desk/api.ts'
import { expect, test } from './desk.ts'

test('the links lead to the lists that are needed most', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('status')).toHaveText('16 leads')
  await expect(page.getByRole('link', { name: 'Call first 16' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('rowheader').first()).toHaveText('Ben Osei VP Sales')
  const lists = page.getByRole('navigation', { name: 'Lists' }).getByRole('link')
  await expect(lists).toHaveText(['Call first 16', 'All 20', 'Quarantine 1'])
  await page.getByRole('link', { name: 'All 20' }).click()
  await expect(page.getByRole('status')).toHaveText('20 leads')
  await page.getByRole('link', { name: 'Quarantine 1' }).click()
  await expect(page.getByRole('status')).toHaveText('1 lead')
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
  await page.getByRole('link', { name: 'Remove Finished' }).click()
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

test('a search in a list finds in all leads, and one in a filter leads to all', async ({
  page,
}) => {
  const search = page.getByLabel('Search')
  await page.goto('/')
  await search.fill('nordlys')
  await search.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Greta Lind Sales Trainer'])
  await page.goto('/leads?state=closed')
  await search.fill('nordlys')
  await search.press('Enter')
  await page.getByRole('link', { name: 'Search all leads for “nordlys”' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Greta Lind Sales Trainer'])
  await page.goto('/leads?search=bots')
  await page.getByRole('link', { name: 'Search quarantine for “bots”' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([/^Bot\s*in quarantine/])
  await page.goto('/leads?search=nobody')
  await expect(page.getByText('No lead matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all leads' }).click()
  await expect(page.getByRole('status')).toHaveText('20 leads')
})

test('on a phone the filter opens and closes above its list, and orders it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads?source=linkedin')
  await page.getByRole('button', { name: 'Filter · 1' }).click()
  const filter = page.getByRole('form', { name: 'Filter' })
  const top = await page.getByRole('table', { name: 'Leads' }).boundingBox()
  const box = await filter.boundingBox()
  expect(box && top && box.y + box.height <= top.y, 'it covers no row').toBe(true)
  await filter.getByLabel('State').selectOption('New')
  await filter.getByLabel('Order').selectOption('Lowest score first')
  await expect(page.getByRole('rowheader').first()).toContainText('Ben Osei')
  await page.getByRole('button', { name: 'Filter · 2' }).click()
  await expect(filter).toBeHidden()
  await page.getByRole('link', { name: 'All 20' }).click()
  await expect(page).toHaveURL(/\/leads$/)
})

test('on a phone views and the way out share one row, and a lead takes three lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads')
  const row = page.getByRole('row', { name: 'Ada Marsh' })
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  expect((await boxOf(row)).height).toBeLessThan(100)
  expect((await boxOf(page.getByRole('banner'))).height).toBe(52)
  const name = await boxOf(row.getByRole('link'))
  const score = await boxOf(row.getByText('3.4', { exact: true }))
  expect(Math.abs(name.y - score.y), 'on one line').toBeLessThan(2)
  expect((await boxOf(row.getByRole('combobox'))).x, 'one below the other').toBeCloseTo(name.x, -1)
})

test('a score between two stages is called the same everywhere', async ({ page }) => {
  const words = 'Between Evolving and Strategic'
  await page.goto('/leads?search=marsh')
  await expect(page.getByRole('row', { name: 'Ada Marsh' })).toContainText(words)
  await page.getByRole('link', { name: 'Ada Marsh' }).click()
  // Of the result, and in what happened.
  await expect(page.getByText(words, { exact: true })).toHaveCount(2)
  await page.goto('/numbers')
  await expect(page.getByText('Ad Hoc includes 1 between two other stages.')).toBeVisible()
})

test('while lists and sources are late, what was chosen stays, and the rows from before are faded', async ({
  page,
}) => {
  const release = async (address: string) => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(address, async (route) => {
      await arrival
      await route.continue()
    })
    return arrive
  }
  const bringSources = await release(`**${DESK_PATHS.filterChoices}`)
  await page.goto('/leads?source=partner')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Finished').selectOption('Finished')
  await page.getByLabel('Search').fill('hale')
  bringSources()
  await expect(page.getByLabel('Source').getByRole('option')).toHaveCount(5)
  await expect(page.getByLabel('Source')).toHaveValue('partner')
  await expect(page.getByLabel('Finished')).toHaveValue('yes')
  await expect(page.getByLabel('Search')).toHaveValue('hale')

  await page.goto('/leads')
  await page.getByRole('link', { name: 'Ada Marsh' }).waitFor()
  const heads = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
  const before = await heads()
  const bringLeads = await release(`**${DESK_PATHS.leads}?*`)
  await page.getByRole('link', { name: 'Call first' }).click()
  const list = page.locator('[aria-busy=true]')
  await expect(list.getByRole('link', { name: 'Dev Patel' })).toBeVisible()
  await expect(list).toHaveCSS('opacity', '0.5')
  bringLeads()
  await expect(page.getByRole('link', { name: 'Dev Patel' })).toBeHidden()
  await expect(list).toHaveCount(0)
  expect(await heads(), 'no column moves').toEqual(before)
})

test('previous and next go through the list that a lead was opened from, in sight all the way down on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Call first' }).click()
  await page.getByRole('link', { name: 'Ben Osei' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Osei' })).toBeFocused()
  const around = page.getByRole('navigation', { name: 'In its list' })
  const next = page.getByRole('link', { name: 'Next' })
  await expect(around).toContainText('1 of 16')
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden()
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Erase…' }).scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noah Levi' })).toBeInViewport()
  await expect(around).toContainText('2 of 16')
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Osei' })).toBeVisible()
  await page.getByRole('link', { name: 'Leads' }).last().click()
  await expect(page.getByRole('status')).toHaveText('16 leads')
})

test('on a wide screen what is in a row of a lead stands on one line', async ({ page }) => {
  await page.goto('/leads?search=okoro')
  const row = page.getByRole('row', { name: 'Sam Okoro' })
  const texts = row.getByText(/^(Sam Okoro|Harbor Health|5\.0|Optimized)$/).locator('visible=true')
  await expect(texts).not.toHaveCount(0)
  const bottoms = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return Math.round(text.getBoundingClientRect().bottom * 2) / 2
    }),
  )
  expect(bottoms.length).toBeGreaterThan(3)
  expect(new Set(bottoms).size).toBe(1)
})
