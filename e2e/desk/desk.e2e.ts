import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, filterBy, onOwnDesk, test } from './desk.ts'

async function openLeads(page: Page) {
  await page.goto('/leads')
  await expect(page.getByText('20 leads', { exact: true })).toBeVisible()
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Leads' }).locator('tbody tr')
}

test('who do I call first, and what do I say: by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLeads(page)
  await page.getByLabel('View', { exact: true }).focus()
  await page.keyboard.type('Call first')
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows(page)).toHaveCount(16)

  const first = page.getByRole('link', { name: 'Ben Osei' })
  await expect(rows(page).first()).toContainText('Ben Osei')
  await rows(page).first().getByRole('rowheader').getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Noah Levi' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Ben Osei' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Questions to open with' })).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy the brief' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied.')).toBeVisible()
  const brief = await page.evaluate(() => navigator.clipboard.readText())
  expect(brief).toMatch(/^Ben Osei, VP Sales\nLarkfield Systems/)
  expect(brief).toContain('Questions to open with')

  await page.getByRole('link', { name: 'Next lead' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Noah Levi' })).toBeFocused()
  await page.getByRole('link', { name: 'Previous lead' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Osei' })).toBeFocused()
  await page.getByRole('link', { name: '← Leads' }).press('Enter')
  await expect(first).toBeFocused()
  await expect(rows(page)).toHaveCount(16)
})

test('search as you type, filters and order find the rows; none is a line and a way on', async ({
  page,
}) => {
  await openLeads(page)
  await page.getByLabel('Search').fill('paperplane chen')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 lead with these filters')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText('Iris Chen')
  expect(page.url()).not.toContain('chen')

  await filterBy(page, 'Finished', 'Not finished')
  await expect(page.getByText('No lead matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(rows(page)).toHaveCount(20)

  await filterBy(page, 'Source', 'linkedin')
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('button', { name: /^Source: linkedin/ }).press('Enter')
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Company' }).click()
  await expect(rows(page).first()).toContainText('Atelier Bois')
  await page.getByRole('button', { name: 'Company' }).click()
  await expect(rows(page).first()).toContainText('Terrace Analytics')
})

test('one company is a press away, from the list and from a lead, with the weakest area of each', async ({
  page,
}) => {
  await openLeads(page)
  const ada = rows(page).filter({ hasText: 'Ada Marsh' })
  await expect(ada).toContainText('Strategic 2.0')
  await ada.getByRole('link', { name: 'Larkfield Systems' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('rowheader')).toHaveText(['Ben Osei', 'Ada Marsh'])
  await page.getByRole('button', { name: /^Company: Larkfield/ }).click()
  await expect(rows(page)).toHaveCount(20)

  await page.getByRole('link', { name: 'Noah Levi' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Paperplane', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Noah Levi' })).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveText(['Noah Levi', 'Iris Chen'])
})

test('the export says what it holds, and holds what is seen', async ({ page }) => {
  await openLeads(page)
  await filterBy(page, 'Finished', 'Not finished')
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const column of ['Designation', 'Stage', 'Score', 'Weakest', 'State', 'When'])
    await page.getByRole('checkbox', { name: column }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Company'])

  await page.getByRole('button', { name: 'Export what I see' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export what I see' })
  await expect(dialog).toContainText(/4 leads/)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download 4 rows' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  const lines = file
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]?.split(',')).toHaveLength(2)
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    ...['Pedro Alves', 'Kira Novak', 'Greta Lind', 'Dev Patel'],
  ])
})

test('what is selected is what is shown: another filter, view, order or page selects none', async ({
  page,
}) => {
  await openLeads(page)
  const bar = page.getByRole('button', { name: 'Erase 1 person' })
  async function select() {
    await page.getByLabel('Select Ada Marsh, Larkfield Systems').check()
    await expect(bar).toBeVisible()
  }
  const view = page.getByLabel('View', { exact: true })

  await select()
  await filterBy(page, 'Finished', 'Not finished')
  await expect(bar).toHaveCount(0)
  await view.selectOption('All leads, newest first')
  await select()
  await view.selectOption('Call first: finished, lowest score')
  await expect(bar).toHaveCount(0)
  await view.selectOption('All leads, newest first')
  await expect(rows(page)).toHaveCount(20)
  await expect(bar).toHaveCount(0)
  await select()
  await page.getByRole('button', { name: 'Company' }).click()
  await expect(rows(page).first()).toContainText('Atelier Bois')
  await expect(bar).toHaveCount(0)
})

test('a view of my own is there after a reload, and can be deleted', async ({ page }) => {
  await openLeads(page)
  await page.getByLabel('Search').fill('harbor')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name of the view').fill('Harbor Health')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('View', { exact: true })).toHaveValue('Harbor Health')

  await page.getByLabel('View', { exact: true }).selectOption('All leads, newest first')
  await expect(rows(page)).toHaveCount(20)
  await page.reload()
  await page.getByLabel('View', { exact: true }).selectOption('Harbor Health')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByLabel('View', { exact: true })).not.toContainText('Harbor Health')
})

test('numbers: change, each chart with its figures, the leads of a bar, and a sentence to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/numbers')
  await expect(page.getByText(/20 leads and 16 finished assessments\./)).toBeVisible()
  await expect(page.getByText('20 more than in the 30 days before')).toBeVisible()
  const questions = page.getByRole('list', { name: 'Visits that reached each question' })
  await expect(questions.getByRole('listitem')).toHaveCount(12)
  await page.getByText(/^12\. When is most existing content/).click()
  await expect(page.getByRole('table', { name: 'Answers to question 12' })).toBeVisible()

  await page.getByRole('button', { name: 'Copy as sentence' }).first().click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/reached the report/)

  const stages = page.getByRole('table', { name: 'Finished assessments by stage' })
  await stages.getByRole('link', { name: 'Foundational' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(stages.getByRole('link', { name: 'Evolving' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Stage: Evolving/ })).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
})

test('deliveries: what failed is told, and told again by a button that names the number', async ({
  page,
}) => {
  await page.goto('/deliveries')
  await expect(page.getByRole('status').getByText('34 waiting')).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('failed')
  const deliveries = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr')
  await expect(deliveries).toHaveCount(2)
  await expect(deliveries.first()).toContainText('503')

  await page.getByRole('button', { name: 'Replay 2 failed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText('2 deliveries will be sent again now.')).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('all')
  await expect(deliveries).toHaveCount(36)
})

test('the benchmark says what is missing, and offers nothing to publish', async ({ page }) => {
  await page.goto('/benchmark')
  await expect(page.getByText('It cannot be published yet.')).toBeVisible()
  await expect(page.getByText('Nothing is published')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '84 more people needed' })).toHaveAttribute(
    'value',
    '16',
  )
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

test('health: verifies on demand, and the button keeps the focus', async ({ page }) => {
  await page.goto('/health')
  await expect(page.getByText('SQLite', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/nothing is wrong\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify now' })).toBeFocused()
})

test.describe('on a desk of its own', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('released leads join the list, erased people leave the database, and a desk that has ended says so', async ({
    browser,
  }) => {
    await onOwnDesk(browser, { visits: 'twenty' }, async (desk, page) => {
      await openLeads(page)
      await filterBy(page, 'In quarantine', 'only')
      await page.getByLabel('Select Bot, Bots').check()
      await page.getByRole('button', { name: 'Release 1 lead' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Release 1 lead' }).click()
      await expect(page.getByText('Released 1 lead.')).toBeVisible()

      await page.getByRole('button', { name: 'Clear all filters' }).click()
      await expect(page.getByText('21 leads', { exact: true })).toBeVisible()
      await page.getByLabel('Select Bot, Bots').check()
      await page.getByLabel('Select Ada Marsh, Larkfield Systems').check()
      await page.getByRole('button', { name: 'Erase 2 people' }).click()
      const dialog = page.getByRole('dialog', { name: 'Erase 2 people for good' })
      await dialog.getByRole('textbox').fill('erase 3 people')
      await dialog.getByRole('button', { name: 'Erase 2 people' }).click()
      await expect(dialog.getByRole('alert').getByText(/^Type erase 2/)).toBeVisible()
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
        'Type erase 2 people to confirm.',
      )
      await dialog.getByRole('textbox').fill('erase 2 people')
      await dialog.getByRole('button', { name: 'Erase 2 people' }).click()
      await expect(page.getByText(/Erased 2 leads and 1 response\./)).toBeVisible()
      await expect(page.getByText('19 leads', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const emails = desk.service.rows('maturity_quiz_leads').map(({ email }) => email)
      expect(emails).toHaveLength(19)
      expect(emails).not.toContain('ada@larkfieldsystems.example')

      // Their number may be there before them.
      await expect(rows(page)).toHaveCount(19)
      await desk.kill()
      await page.getByLabel('Search').fill('ada')
      await expect(page.getByRole('alert').getByText('npm run owner -- desk')).toBeVisible()
      await expect(rows(page), 'what was there stays').toHaveCount(19)
    })
  })
})
