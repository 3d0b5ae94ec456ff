import { lookWithAxe } from '../axe.ts'
import { brokenLayout, wordsBrokenAtAnyWidth } from '../broken-layout.ts'
import { IS_LONG } from '../states.ts'
import { expect, onOwnDesk, test } from './desk.ts'
import { DESK_STATES, showDeskState } from './states.ts'

const PHONE = { width: 320, height: 640 }
/** On a wide screen, before the phone. Each color pair is in tokens.test.ts, in both themes. */
const LOOKS = IS_LONG ? (['light', 'dark'] as const) : []

test('axe finds nothing, and 320 px are wide enough', async ({ page, complaints }) => {
  test.slow()
  for (const state of DESK_STATES.filter(({ isFull }) => isFull)) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await showDeskState(page, state)
    for (const colorScheme of LOOKS) {
      await page.emulateMedia({ colorScheme })
      expect.soft((await lookWithAxe(page)).violations, `${state.name}, ${colorScheme}`).toEqual([])
    }
    await page.setViewportSize(PHONE)
    expect.soft(await brokenLayout(page), state.name).toEqual([])
    expect.soft((await lookWithAxe(page)).violations, state.name).toEqual([])
    expect.soft(await wordsBrokenAtAnyWidth(page), state.name).toEqual([])
  }
  // A browser reports each 401.
  expect(complaints.every((text) => text.includes('status of 401'))).toBe(true)
  complaints.length = 0
})

test('axe finds nothing on an empty desk, which says what there will be', async ({ browser }) => {
  await onOwnDesk(browser, { visits: 'none' }, async (_desk, page) => {
    for (const state of DESK_STATES.filter(({ isFull }) => !isFull)) {
      await showDeskState(page, state)
      expect((await lookWithAxe(page)).violations, state.name).toEqual([])
      await page.setViewportSize(PHONE)
      expect(await brokenLayout(page), state.name).toEqual([])
    }
    await page.goto('/leads')
    await expect(page.getByText('questions to open a call with')).toBeVisible()
  })
})

test('the keyboard reaches every part', async ({ page }) => {
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Ada Marsh' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the view' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Due now 0' })).toBeFocused()
  await page.getByLabel('Search').focus()
  await page.keyboard.type('marsh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('1 lead')
  await page.getByRole('link', { name: 'Ada Marsh' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Marsh' })).toBeVisible()
  await page.getByRole('button', { name: 'Erase…' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeFocused()
})
