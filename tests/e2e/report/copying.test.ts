import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { expect, openReport, sectionOf, test, untilHydrated } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const CODE = reportCodeOf(MODEL, answersOf('111 111 223 453'))
const OWN_LINK = new RegExp(`/report/${CODE}$`)

test('Copy link copies the link and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/report/${CODE}`)
  const button = page.getByRole('button', { name: 'Copy link' })
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  await button.click()
  const copiedButton = page.getByRole('button', { name: 'Copied' })
  await expect(copiedButton).toBeFocused()
  expect(await copiedButton.boundingBox()).toEqual(before)
  await expect(button).toBeFocused()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.getByLabel('Link to this report').inputValue())
  expect(new URL(copied).pathname).toBe(`/report/${CODE}`)
})

test('Copy as text copies the diagnosis, the areas, the decision, all three steps and the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/report/${CODE}`)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const said = await sectionOf(page, 'Section breakdown')
    .locator(':scope > :last-child > p + p')
    .allTextContents()
  for (const text of [...said, 'Weakest area', 'Decision needed: one owner for these steps, plus '])
    expect(copied).toContain(text)
  const steps = sectionOf(page, 'The next 90 days').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  for (const [index, step] of (await steps.all()).entries()) {
    const heading = (await step.getByRole('heading').textContent())?.replace(/^Step \d /, '')
    expect(copied).toContain(`${index + 1}. ${heading}: `)
    expect(copied).toContain(await step.getByRole('paragraph').first().textContent())
  }
  expect(copied).toContain(await page.getByLabel('Link to this report').inputValue())
})

test('Add to calendar gives the plan as a file, counted from the day of who reads it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 23, 59))
  await page.goto(`/report/${CODE}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('plan.ics')
  const calendar = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '')
  expect(calendar.match(/^DTSTART.*$/gm)).toEqual([
    'DTSTART;VALUE=DATE:20261222',
    'DTSTART;VALUE=DATE:20270122',
    'DTSTART;VALUE=DATE:20270219',
    'DTSTART;VALUE=DATE:20270521',
  ])
  expect(calendar).toContain(`/report/${CODE}`)
})

test('where copying is refused, the link is selected and the page says how to go on', async ({
  page,
}) => {
  await refuseToCopy(page)
  await page.goto(`/report/${CODE}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(
    page.getByText('The link is selected. Copy it with your keyboard or menu.'),
  ).toBeVisible()
  expect(await selectedIn(page.getByLabel('Link to this report'))).toMatch(OWN_LINK)
})

test('a click or the Tab key selects the whole link', async ({ page }) => {
  await page.goto(`/report/${CODE}`)
  const field = page.getByLabel('Link to this report')
  await untilHydrated(page)
  await field.click()
  expect(await selectedIn(field)).toMatch(OWN_LINK)

  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0))
  expect(await selectedIn(field)).toBe('')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await selectedIn(field)).toMatch(OWN_LINK)
})

function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
}

function refuseToCopy(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
}

test('a browser that can neither print nor copy has no button for the one, and says what to do for the other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'print', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openReport(page, '111 111 223 453')
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or PDF' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('button', { name: 'Copy invitation' }).click()
  await expect(page.getByText('The link is selected.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Link for your team' })
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toBe(await field.inputValue())

  await page.getByRole('link', { name: 'See it' }).last().click()
  await expect(page.getByRole('button', { name: 'Take my answers out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or PDF' })).toHaveCount(0)
  await page.goto(`/compare/${CODE}/${CODE}`)
  await expect(page.getByRole('link', { name: 'Swap the two reports' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or PDF' })).toHaveCount(0)
})
