import type { Page } from '@playwright/test'
import { sharedPixels } from '../shared-pixels.ts'
import { openWithStoppedClock } from '../states.ts'
import { choose, expect, remember, storedIn, test } from '../visitor.ts'

const MOVING = 'Moving to next question...'
const INTRO_ADVICE =
  'Your choice is saved, and the next question opens in a second. You can go back and change it.'
const ADVICE = 'Your choice is saved; we move on in a second.'

test('A4, A11: the choice is stored before the next frame and announced, nothing else can be chosen, and the page moves on at 1000 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/question/1')
  const overlay = page.locator('main [aria-live=polite]')
  await expect(overlay).toHaveCount(1)
  await expect(overlay).toBeEmpty()
  const before = await overlay.elementHandle()
  const sameTask = await page.evaluate(() => {
    const radio = document.querySelectorAll<HTMLElement>('[type=radio]')[1]
    radio?.focus()
    radio?.click()
    return localStorage.getItem('assessmentAnswers')
  })
  expect(sameTask).toBe('{"1":2}')

  await expect(overlay).toHaveText(MOVING)
  expect(await overlay.evaluate((now, then) => now === then, before)).toBe(true)
  const isHidden = await overlay.evaluate((now) => now.closest('[aria-hidden], [inert]') !== null)
  expect(isHidden).toBe(false)
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio').nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Previous' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio').nth(1).focus()
  await page.getByRole('radio').nth(4).click({ force: true })
  await page.keyboard.press('E')
  expect(await storedIn(page)).toBe('{"1":2}')

  await page.clock.runFor(999)
  await expect(page).toHaveURL('/assessment/question/1')
  await expect(page.getByText(MOVING, { exact: true })).toBeVisible()
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByText(MOVING)).toHaveCount(0)
})

for (const [leaving, leave, arrived] of [
  ['the Back button', (page) => page.goBack(), '/assessment/question/2'],
  ['a reload', (page) => page.reload(), '/assessment/question/3'],
  ['the Home link', (page) => page.getByRole('link', { name: /home/ }).click(), '/'],
] satisfies [string, (page: Page) => Promise<unknown>, string][]) {
  test(`A6: after ${leaving} within the second nothing jumps later`, async ({ page }) => {
    await openWithStoppedClock(page, '/assessment/question/2')
    await choose(page, 4)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/assessment/question/3')
    await choose(page, 5)
    await page.clock.runFor(900)
    await leave(page)
    await expect(page).toHaveURL(arrived)
    await page.clock.runFor(2000)

    await expect(page).toHaveURL(arrived)
    expect(await storedIn(page)).toBe('{"2":4,"3":5}')
  })
}

test('A8: Tab lands on the saved option, and Space and Enter confirm it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('assessmentAnswers', '{"1":4,"2":2}'))
  for (const key of ['Space', 'Enter']) {
    await openWithStoppedClock(page, '/assessment/question/1')
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio').nth(3)).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByText(MOVING)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/assessment/question/2')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  }
})

test('A8: a click confirms a saved answer, and another choice replaces it', async ({ page }) => {
  await remember(page, { assessmentAnswers: '{"7":5}' })
  for (const [option, stored] of [
    [5, '{"7":5}'],
    [1, '{"7":1}'],
  ] as const) {
    await openWithStoppedClock(page, '/assessment/question/7')
    await choose(page, option)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/assessment/question/8')
    expect(await storedIn(page)).toBe(stored)
  }
})

test('A8: Next moves on without a timer and without the overlay', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('assessmentAnswers', '{"1":4}'))
  await openWithStoppedClock(page, '/assessment/question/1')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  const took = await page.evaluate(async () => {
    const next = Array.from(document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === 'Next',
    )
    let announced = ''
    const status = document.querySelector('main [aria-live]')
    const watch = new MutationObserver(() => (announced += status?.textContent ?? ''))
    if (status) watch.observe(status, { childList: true, characterData: true, subtree: true })
    next?.click()
    await Promise.resolve()
    return { path: location.pathname, announced }
  })
  // In one task, with the page's clock stopped: far below 150 ms.
  expect(took).toEqual({ path: '/assessment/question/2', announced: '' })
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('A10: the advice is read before the options and is on the intro, and the question names the group', async ({
  page,
}) => {
  await page.goto('/assessment/start')
  await expect(page.getByText(INTRO_ADVICE)).toBeVisible()

  await page.goto('/assessment/question/1')
  const advice = page.getByText(ADVICE)
  await expect(advice).toBeVisible()
  const question = page.getByRole('heading', { level: 1 })
  const options = page.locator('fieldset')
  await expect(options).toHaveAccessibleName((await question.textContent()) ?? '')
  await expect(options).toHaveAccessibleDescription(
    new RegExp(`^A is least developed, E most.* ${ADVICE}`),
  )
  const isBefore = await advice.evaluate((element) => {
    const radio = document.querySelector('[type=radio]')
    return Boolean(
      radio && element.compareDocumentPosition(radio) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
  expect(isBefore).toBe(true)

  // Letters answer while the focus is in the group of the question, and the buttons are not in it.
  const group = page.getByRole('group').filter({ has: question })
  await expect(group).toHaveAccessibleName('Question 1 of 12')
  await expect(group.getByRole('radio')).toHaveCount(5)
  await expect(group.getByRole('button')).toHaveCount(0)
})

test('A12: the overlay is on the screen and off the chosen row', async ({ page }) => {
  for (const index of [0, 2, 4]) {
    await openWithStoppedClock(page, '/assessment/question/3')
    await page.getByRole('radio').nth(index).click()
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 768, height: 1024 },
      { width: 1280, height: 720 },
    ]) {
      const where = `option ${index + 1}, ${viewport.width}x${viewport.height}`
      await page.setViewportSize(viewport)
      const [overlay, row] = [page.getByText(MOVING), page.locator('label').nth(index)]
      await expect(overlay, where).toBeInViewport({ ratio: 1 })
      const { width, height } = (await row.boundingBox()) ?? { width: NaN, height: NaN }
      const covered = (await sharedPixels(overlay, row)) / (width * height)
      expect(covered, where).toBeLessThan(0.1)
    }
  }
})

test('A19: a chosen option can be read from its first frame on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithStoppedClock(page, '/assessment/question/1')
  const grounds = await page.evaluate(async () => {
    const row = document.querySelector('label')
    const ground = () => row && getComputedStyle(row).backgroundColor
    const before = ground()
    row?.click()
    const first = ground()
    await Promise.all((row?.getAnimations() ?? []).map(({ finished }) => finished))
    return { before, first, last: ground() }
  })
  expect(grounds.first).toBe(grounds.last)
  expect(grounds.first).not.toBe(grounds.before)
})

test('A20: with reduced motion nothing moves, and the second is still a second', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page, '/assessment/question/1')
  const moving = await page.evaluate(async () => {
    document.querySelectorAll<HTMLElement>('[type=radio]')[2]?.click()
    await Promise.resolve()
    return document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
  })
  expect(moving).toEqual([])
  await page.clock.runFor(999)
  await expect(page).toHaveURL('/assessment/question/1')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/assessment/question/2')
})

test('Previous and Next keep their look while the second passes', async ({ page }) => {
  await remember(page, { assessmentAnswers: '{"3":2}' })
  for (const id of [3, 4]) {
    await openWithStoppedClock(page, `/assessment/question/${id}`)
    const looks = () =>
      page.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, borderColor } = getComputedStyle(button)
          return [backgroundColor, color, borderColor]
        }),
      )
    const before = await looks()
    await choose(page, 4)
    for (const button of await page.getByRole('button').all()) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    expect(await looks(), `question ${id}`).toEqual(before)
  }
})

test('after the last choice the whole bar brightens', async ({ page }) => {
  await openWithStoppedClock(page, '/assessment/question/12')
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveCSS('filter', 'none')
  await choose(page, 3)
  await expect(bar).not.toHaveCSS('filter', 'none')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what is pressed as soon as a question is asked, answers it', async ({ page }) => {
    await remember(page, { assessmentAnswers: '{"1":1,"2":1,"3":1}' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/assessment/question/1')
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await page.keyboard.press('b')
    await page.waitForURL('/assessment/question/3')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('c')
    await page.waitForURL('/assessment/question/4')
    // It slides in from its side meanwhile.
    const box = await page.locator('label').nth(4).boundingBox()
    if (!box) throw new Error('The option is not drawn')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForURL('/assessment/question/5')
    expect(await storedIn(page)).toBe('{"1":1,"2":2,"3":3,"4":5}')

    const turned = await page.evaluate(() => document.documentElement.dataset['moved'])
    expect(turned).toBe('on')
  })
})
