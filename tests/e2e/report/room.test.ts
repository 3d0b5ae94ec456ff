import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { takeOutAddressOf } from '../../../src/contract/api.ts'
import { roomPathOf, teamPathOf } from '../../../src/contract/pages.ts'
import { addMembers, memberAt } from '../states.ts'
import { expect, expectComplaint, NOW, test } from '../visitor.ts'

/** They all chose the same on the last nine questions, and on the first three each another one. */
const THREE = ['111 333 333 333', '222 333 333 333', '333 333 333 333']
const [TEAM, OTHER_TEAM] = ['K7Q2M4XT9B3C5D7A', 'K7Q2M4XT9B3C5D7B'] as const

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: NOW })
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('a room joins by a QR code, talks about one question after the other, and opens the plan that it agrees on', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/team/${TEAM.toLowerCase()}#room`)
  await expect(page.getByText('Answered: 0').first()).toBeVisible()
  await expect(page.getByText(`/team/K7Q2-M4XT-9B3C-5D7A`)).toBeVisible()
  expect(await readQrCode(page)).toBe(`${baseURL}${teamPathOf(TEAM)}`)
  await addMembers(page, teamPathOf(TEAM), THREE.slice(0, 2))
  await page.clock.runFor(5000)
  await expect(page.getByText('Answered: 2').first()).toBeVisible()
  await expect(page.locator('[aria-live]')).toHaveText('Answered: 0')
  await expect(button(page, 'Show what we said')).toBeHidden()
  await addMembers(page, teamPathOf(TEAM), THREE)
  await page.clock.runFor(5000)

  await button(page, 'Show what we said').click()
  await page.clock.runFor(10_000)
  await expect(page.locator('[aria-live]')).toHaveText('Answered: 3')
  await expect(heading(page)).toHaveText(/^1\. /)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('1 of 12', { exact: true })).toBeVisible()
  await page.keyboard.press('b')
  await expect(button(page, /^B\. .*, 1 of 3$/)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(/^2\. /)
  await expect(heading(page)).toBeFocused()
  await button(page, /^D\. .*, 0 of 3$/).click()
  await button(page, /^D\. /).click()
  await expect(button(page, 'Without a common answer: 2')).toBeVisible()
  await button(page, /^C\. /).click()
  await button(page, 'Without a common answer: 1').click()
  await expect(heading(page)).toHaveText(/^3\. /)
  await page.reload()
  await expect(heading(page)).toHaveText(/^3\. /)
  await page.getByRole('link', { name: 'Open the report' }).waitFor({ state: 'detached' })
  await button(page, /^A\. /).click()
  await page.getByRole('link', { name: 'Open the report that we agree on' }).click()
  await expect(page).toHaveURL(/\/report\/[0-9A-Z]{4}-[0-9A-Z]{4}#day=2026-11-27$/)
  await page.goBack()
  await expect(heading(page)).toBeFocused()
  await expect(button(page, 'Next')).toBeVisible()
})

test('what is shown stands still until somebody wants three new answers, or fewer than three are left', async ({
  page,
  complaints,
}) => {
  const path = teamPathOf(OTHER_TEAM)
  await addMembers(page, path, THREE)
  await page.goto(`${path}#room`)
  await button(page, 'Show what we said').click()
  const fives = Array<string>(3).fill('555 555 555 555')
  for (const more of [0, 1, 2, 3]) {
    await addMembers(page, path, [...THREE, ...fives.slice(0, more)])
    await page.clock.runFor(5000)
    await expect(page.getByText(`More since: ${more}.`)).toHaveCount(more === 0 ? 0 : 1)
    await expect(button(page, /^E\. .*, 0 of 3$/)).toBeVisible()
    await expect(button(page, 'Show with the new answers')).toHaveCount(more === 3 ? 1 : 0)
  }
  await button(page, 'Show with the new answers').click()
  await expect(heading(page)).toHaveText(/^1\. /)
  await expect(button(page, /^E\. .*, 3 of 6$/)).toBeVisible()
  await expect(button(page, 'Without a common answer: 12')).toBeVisible()

  await page.route('**/api/teams/*', (route) => route.abort('connectionrefused'), { times: 1 })
  await page.clock.runFor(5000)
  await expect(page.getByText('could not be loaded just now')).toBeVisible()
  expectComplaint(complaints, /CONNECTION_REFUSED/)
  for (const member of [5, 4, 3]) await takeOut(page, member)
  await page.clock.runFor(6000)
  await expect(page.getByText('could not be loaded just now')).toBeHidden()
  await expect(button(page, /^E\. .*, 3 of 6$/)).toBeVisible()
  await takeOut(page, 2)
  await page.clock.runFor(5000)
  await expect(heading(page)).toHaveText('Answer on your own phone')
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expect(heading(page)).toHaveText('Answer on your own phone')
})

test('a clicker turns one question a press, even if it sends it twice, and only where nothing scrolls', async ({
  page,
}) => {
  await addMembers(page, teamPathOf('K7Q2M4XT9B3C5D7C'), THREE)
  await page.goto(roomPathOf('K7Q2M4XT9B3C5D7C'))
  await button(page, 'Show what we said').click()
  await page.locator('header').click()
  await page.keyboard.press('b')
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
  await press('PageDown', 2)
  await expect(heading(page)).toHaveText(/^2\. /)
  await press('PageUp', 1)
  await expect(heading(page)).toHaveText(/^1\. /)
  await page.setViewportSize({ width: 1280, height: 400 })
  await press('PageDown', 1)
  await expect(heading(page)).toHaveText(/^1\. /)

  async function press(key: string, times: number) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
})

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true })
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

async function takeOut(page: Page, member: number) {
  const address = takeOutAddressOf(OTHER_TEAM, memberAt(member))
  expect((await page.request.post(address, { data: {} })).status()).toBe(204)
}

/** As a phone does, from a picture of the screen. */
async function readQrCode(page: Page): Promise<string | undefined> {
  const picture = (await page.getByRole('img').screenshot()).toString('base64')
  const reader = await page.context().newPage()
  const { width, pixels } = await reader.evaluate(async (base64) => {
    const bytes = await fetch(`data:image/png;base64,${base64}`).then((reply) => reply.blob())
    const image = await createImageBitmap(bytes)
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const data = canvas?.getImageData(0, 0, image.width, image.height).data ?? []
    return { width: image.width, pixels: [...data] }
  }, picture)
  await reader.close()
  return jsQR(Uint8ClampedArray.from(pixels), width, pixels.length / 4 / width)?.data
}
