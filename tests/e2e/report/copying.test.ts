import type { Locator } from '@playwright/test'
import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { expect, openReport, sectionOf, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const CODE = reportCodeOf(MODEL, answersOf('111 111 223 453'))
const OWN_LINK = new RegExp(`/report/${CODE}$`)

test('Copy link copies the link and says so in its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const share = sectionOf(page, 'Share this report')
  const boxes = () =>
    share.locator('input, button').evaluateAll((parts) =>
      parts.map((part) => {
        const { width, height, top } = part.getBoundingClientRect()
        return [width, height, Math.round(top + scrollY)]
      }),
    )
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/report/${CODE}`)
    const before = await boxes()
    await share.getByRole('button', { name: 'Copy link' }).click()
    await expect(share.getByRole('button', { name: 'Copied' })).toBeFocused()
    expect(await boxes(), `at ${width} px`).toEqual(before)
  }
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.getByLabel('Link to this report').inputValue())
  expect(new URL(copied).pathname).toBe(`/report/${CODE}`)
})

test('Copy as text copies what whoever decides needs, without a date where nobody knows it', async ({
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
  for (const text of [
    ...said,
    ': your decision within 30 days',
    'Decision needed: Name an owner and approve ',
    'These steps take: ',
  ])
    expect(copied).toContain(text)
  expect(copied).toContain(await page.getByLabel('Link to this report').inputValue())
})

test('dates count from the day of the run that the link names; without it there is no calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 11, 1, 23, 59))
  await page.goto(`/report/${CODE}#day=2026-11-23`)
  await expect(page.getByRole('heading', { name: 'Step 1 By December 22' })).toBeVisible()
  const calendar = page.getByRole('link', { name: 'Add to calendar' })
  await expect(calendar).toHaveAttribute('href', `/report/${CODE}/plan.ics?day=2026-11-23`)
  await page.goto(`/report/${CODE}#day=2024-11-23`)
  await expect(calendar).toHaveCount(0)
  for (const day of ['', '#day=2999-01-01', '#day=<script>']) {
    await page.goto(`/report/${CODE}${day}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Step 1 Within 30 days' })).toBeVisible()
    await expect(calendar).toHaveCount(0)
  }
})

test('where copying is refused, the whole link is selected in sight, and the page says how to go on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 730 })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
  await page.goto(`/report/${CODE}`)
  const field = page.getByLabel('Link to this report')
  // By voice, for one: a button is pressed where it is.
  await page
    .getByRole('button', { name: 'Copy link' })
    .evaluate((button: HTMLElement) => button.click())
  const advice = page.getByText('The link is selected. Copy it with your keyboard or menu.')
  await expect(advice).toBeVisible()
  await expect(field).toBeInViewport({ ratio: 1 })
  expect(await selectedIn(field)).toMatch(OWN_LINK)

  await test.step('as by a click or the Tab key', async () => {
    for (const keys of [[], ['Tab', 'Shift+Tab']]) {
      await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0))
      if (keys.length === 0) await field.click()
      for (const key of keys) await page.keyboard.press(key)
      expect(await selectedIn(field)).toMatch(OWN_LINK)
    }
  })
})

function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
}

test('a browser that cannot print has no button for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'print', { value: undefined }))
  await openReport(page, '111 111 223 453')
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or PDF' })).toHaveCount(0)
})
