import { optionText } from '../../../src/content/questions/questions.ts'
import { sharedPixels } from '../shared-pixels.ts'
import { openWithStoppedClock } from '../states.ts'
import { choose, expect, remember, storedIn, test } from '../visitor.ts'

const MOVING = 'Moving to next question...'
const INTRO_ADVICE =
  'Your choice is saved, and the next question opens in a second. You can go back and change it.'
const ADVICE = 'Your choice is saved; we move on in a second.'

test('A4, A11, A12, A20: the choice is stored before the next frame and announced, no row moves, nothing else can be chosen, and the page moves on at 1000 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/question/1')
  const overlay = page.locator('main [aria-live=polite]')
  const before = await overlay.elementHandle()
  await expect(overlay).toBeEmpty()
  const sameTask = await page.evaluate(() => {
    const radio = document.querySelectorAll<HTMLElement>('[type=radio]')[1]
    radio?.focus()
    radio?.click()
    const stored = localStorage.getItem('assessmentAnswers')
    return { stored, moving: document.getAnimations().length }
  })
  expect(sameTask).toEqual({ stored: '{"1":2}', moving: 0 })

  await test.step('the status that was empty says so, on the screen and off the words of the choice', async () => {
    await expect(overlay).toHaveText(MOVING)
    expect(await overlay.evaluate((now, then) => now === then, before)).toBe(true)
    const isHidden = await overlay.evaluate((now) => now.closest('[aria-hidden], [inert]') !== null)
    expect(isHidden).toBe(false)
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 430, height: 932 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport)
      const shown = page.locator('[aria-hidden]').getByText(MOVING)
      const row = page.locator('label').nth(1)
      const text = page.getByText(optionText(1, 2))
      await expect(shown).toBeInViewport({ ratio: 1 })
      await expect.poll(() => sharedPixels(shown, text), `${viewport.width} px`).toBe(0)
      const { width, height } = (await row.boundingBox()) ?? { width: NaN, height: NaN }
      const covered = (await sharedPixels(shown, row)) / (width * height)
      expect(covered, `${viewport.width} px`).toBeLessThan(0.1)
    }
  })

  await test.step('options and buttons are disabled, and the focus stays', async () => {
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
    for (const button of await page.getByRole('button').all()) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(page.getByRole('radio').nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio').nth(1).focus()
    await page.getByRole('radio').nth(4).click({ force: true })
    await page.keyboard.press('E')
    expect(await storedIn(page)).toBe('{"1":2}')
  })

  await page.clock.runFor(999)
  await expect(page).toHaveURL('/assessment/question/1')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByText(MOVING)).toHaveCount(0)
})

test('A6: after Back, a reload or the home link within the second nothing jumps later', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/assessment/question/2')
  await choose(page, 4)
  await page.clock.runFor(1000)
  for (const [leave, arrived] of [
    [() => page.goBack(), '/assessment/question/2'],
    [() => page.reload(), '/assessment/question/3'],
    [() => page.getByRole('link', { name: /home/ }).click(), '/'],
  ] as const) {
    await expect(page).toHaveURL('/assessment/question/3')
    await choose(page, 5)
    await page.clock.runFor(900)
    await leave()
    await expect(page).toHaveURL(arrived)
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(arrived)
    expect(await storedIn(page)).toBe('{"2":4,"3":5}')
    if (arrived.endsWith('/2')) await page.getByRole('button', { name: 'Next' }).click()
  }
})

test('A8: Tab lands on the saved option; Space confirms it, another choice replaces it, and Next moves on at once', async ({
  page,
}) => {
  await remember(page, { assessmentAnswers: '{"1":4,"2":2,"3":1}' })
  await openWithStoppedClock(page, '/assessment/question/1')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').nth(3)).toBeFocused()
  await page.keyboard.press('Space')
  await page.clock.runFor(1000)

  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await choose(page, 5)
  await page.clock.runFor(1000)

  await expect(page).toHaveURL('/assessment/question/3')
  // With the page's clock stopped.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/assessment/question/4')
  await expect(page.locator('main [aria-live]')).toBeEmpty()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  expect(await storedIn(page)).toBe('{"1":4,"2":5,"3":1}')
})

test('A10: the advice is on the intro and read before the options, and the question names the group', async ({
  page,
}) => {
  await page.goto('/assessment/start')
  await expect(page.getByText(INTRO_ADVICE)).toBeVisible()

  await page.goto('/assessment/question/1')
  await expect(page.getByText(ADVICE)).toBeVisible()
  const question = page.getByRole('heading', { level: 1 })
  const options = page.locator('fieldset')
  await expect(options).toHaveAccessibleName((await question.textContent()) ?? '')
  await expect(options).toHaveAccessibleDescription(
    new RegExp(`^A is least developed, E most.* ${ADVICE}`),
  )
  const texts = await page.locator('main').ariaSnapshot()
  expect(texts.indexOf(ADVICE)).toBeLessThan(texts.indexOf('- radio'))

  // Letters answer while the focus is in the group of the question, and the buttons are not in it.
  const group = page.getByRole('group').filter({ has: question })
  await expect(group).toHaveAccessibleName('Question 1 of 12')
  await expect(group.getByRole('radio')).toHaveCount(5)
  await expect(group.getByRole('button')).toHaveCount(0)
})

test('what is pressed as soon as a question is asked, answers it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
})
