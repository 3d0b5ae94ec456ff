import type { Page } from '@playwright/test'
import { optionText, questionOf } from '../../../src/content/questions/questions.ts'
import { reportState, RESULTS, showState } from '../states.ts'
import { expect, sectionOf, test } from '../visitor.ts'

const LAPTOP = { width: 1280, height: 720 }

test('A23: each bar is score/5 wide to the pixel, each score has one decimal', async ({ page }) => {
  await showState(page, RESULTS)
  const rows = page.locator('li').filter({ has: page.locator('[data-bar]') })
  await expect(rows).toHaveCount(4)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [index, sum] of [10, 7, 13, 7].entries()) {
      const row = rows.nth(index)
      await expect(row.getByText((sum / 3).toFixed(1), { exact: true })).toBeVisible()
      const [track, fill] = await row
        .locator('rect')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
      const expected = ((track ?? NaN) * sum) / 15
      const where = `bar ${index + 1} at ${width} px`
      expect(Math.abs((fill ?? NaN) - expected), where).toBeLessThanOrEqual(1)
    }
  }
})

test('A23: the ladder names the step of the heading, on the first screen of a laptop, and its flag is on it', async ({
  page,
}) => {
  for (const [digits, title, exact] of [
    ['433 232 445 223', 'Your enablement is Evolving', undefined],
    [
      ...['444 443 333 333', 'Between Evolving and Strategic (labeled Ad Hoc)'],
      'No stage covers 3.42, so the label is Ad Hoc. Read it as Evolving.',
    ],
    ['555 555 555 555', 'Your enablement is Optimized', undefined],
    ['111 111 111 111', 'Your enablement is Ad Hoc', undefined],
  ] as const) {
    const [, stage = ''] = /(?:is|Between) (\S+(?: Hoc)?)/.exec(title) ?? []
    await page.setViewportSize(LAPTOP)
    await showState(page, reportState('report', digits))
    const current = page.locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current.getByText(stage, { exact: true })).toBeVisible()
    await expect(current.getByText('Here')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('list', { name: 'The 5 stages, in order' })).toHaveText(
      /^[^O]*Ad Hoc.*Foundational.*Evolving.*Strategic.*Optimized/,
    )
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      current,
      page.getByRole('listitem').filter({ hasText: 'Measurement & Optimization' }),
      diagnosisOn(page),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    if (exact) await expect(page.getByText(/^No stage covers/).first()).toHaveText(exact)

    for (const width of [390, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { left, right, foot, step } = await current.evaluate(poleOf)
      // Between two stages its flag flies over the lower one.
      const at = exact ? right - 2 : left
      expect(foot, `the foot at ${width} px`).toBeCloseTo(step.top, 0)
      const place = exact ? step.right : step.left
      expect(at, `the pole at ${width} px`).toBeGreaterThanOrEqual(place - 1)
      expect(at, `the pole at ${width} px`).toBeLessThanOrEqual(step.right)
    }
  }
})

test('A23: the heading is one text, for some voices say a block in it as another heading', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const blocks = await page
    .getByRole('heading', { level: 1 })
    .locator('*')
    .evaluateAll(
      (parts) =>
        parts.map((part) => getComputedStyle(part).display).filter((display) => display === 'block')
          .length,
    )
  expect(blocks).toBe(0)
})

test('A23: a picture with a text alternative is not read part by part', async ({ page }) => {
  await page.goto('/compare/78MS-17D6/6WZK-AEN2')
  const pictures = page.locator('main [role=img]')
  await expect(pictures).not.toHaveCount(0)
  const parts = pictures.locator('> :not([aria-hidden=true])')
  await expect(parts).toHaveCount(0)
})

/** Its sides and its lower end, the sides of its step and, above what is as high as that, its top. */
function poleOf(step: Element) {
  const [pole, block] = step.querySelectorAll('[class*=pole], [class*=block]')
  if (!pole || !block) throw new Error('The step carries no flag')
  const { left, right, bottom } = pole.getBoundingClientRect()
  const { left: start, right: end, top } = block.getBoundingClientRect()
  return { left, right, foot: bottom, step: { left: start, right: end, top } }
}

test('A23: each answer is above its letter, as a flag if the plan raises it', async ({ page }) => {
  await showState(page, RESULTS)
  const rows = page.locator('li').filter({ has: page.locator('[data-bar]') })
  const drawn = await rows.evaluateAll((parts) =>
    parts.map((part) =>
      Array.from(part.querySelectorAll('[role=group] > div > *'))
        .map((cell) => Array.from(cell.children, ({ textContent }) => textContent).join(' '))
        .join('|'),
    ),
  )
  expect(drawn).toEqual(['||2 3|1|', '|4 6|5||', '|||7 8|9', '|10 11|12||'])
  const content = page.getByRole('group', { name: 'Answers in Content & Training Delivery' })
  const [planned, other] = [answerOf(page, 4), answerOf(page, 6)]
  await expect(content.getByRole('button')).toHaveText(['4', '6', '5'])
  await expect(planned).toHaveAccessibleName(
    `4. ${questionOf(4).text} B. ${optionText(4, 2)}; In the plan: ${optionText(4, 3)}`,
  )
  await expect(other).toHaveAccessibleName(
    `6. ${questionOf(6).text} B. ${optionText(6, 2)}; Next: ${optionText(6, 3)}`,
  )
  const ground = await other.evaluate((tile) => getComputedStyle(tile).backgroundColor)
  await expect(planned).not.toHaveCSS('background-color', ground)
})

test('an answer in the picture shows what it says to a pointer, a finger and the keyboard', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const card = page.getByText(`In the plan: ${optionText(4, 3)}`)
  const answer = answerOf(page, 4)

  await answer.hover()
  await expect(card).toBeVisible()
  await card.hover()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await page.getByRole('link', { name: /^Show sales leaders/ }).focus()
  for (let number = 0; number < 4; number += 1) await page.keyboard.press('Tab')
  await expect(answer).toBeFocused()
  await expect(card).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a second touch or one elsewhere closes what an answer says', async ({ page }) => {
    await showState(page, RESULTS)
    const card = page.getByText(`In the plan: ${optionText(4, 3)}`)
    for (const target of [answerOf(page, 4), page.getByRole('heading', { level: 1 })]) {
      await answerOf(page, 4).tap()
      await expect(card).toBeVisible()
      await target.tap()
      await expect(card).toBeHidden()
    }
  })
})

function answerOf(page: Page, id: number) {
  return page.getByRole('button', { name: new RegExp(`^${id}\\. `) })
}

test('what to do first is on a desk’s first screen, and leads to the numbered steps', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  await showState(page, RESULTS)
  const link = firstStepOn(page)
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { name: /^Step 1 By / })).toBeInViewport()
})

test('on a phone score, stage, what to do first and areas are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showState(page, RESULTS)
  for (const part of [
    page.getByText('3.1/5'),
    page.locator('[aria-current=step]'),
    firstStepOn(page),
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-bar]') })
      .first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

function firstStepOn(page: Page) {
  return sectionOf(page, 'Section breakdown').getByRole('link')
}

/** Below the areas. */
function diagnosisOn(page: Page) {
  return sectionOf(page, 'Section breakdown')
    .locator(':scope > :last-child')
    .getByRole('paragraph')
    .first()
}

test('the longest diagnoses between two stages are on a laptop’s first screen', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  for (const digits of ['111 151 114 111', '333 333 322 222']) {
    await showState(page, reportState('between two stages', digits))
    await expect(diagnosisOn(page)).toBeInViewport({ ratio: 1 })
  }
})

test('a report shows as many lines on both sides, in at most 750 words and some 4,500 px of a phone', async ({
  page,
}) => {
  await showState(page, RESULTS)
  for (const name of ["What's Working", 'Where to Focus Next']) {
    const list = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
    await expect(list.getByRole('listitem')).toHaveCount(4)
  }
  const heightAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return page.evaluate(() => document.documentElement.scrollHeight)
  }
  const phone = await heightAt(390, 844)
  expect(phone).toBeLessThanOrEqual(1.1 * 4500)
  expect(await heightAt(768, 1024), 'no higher on a tablet').toBeLessThanOrEqual(phone)

  const wordsOf = () =>
    page.locator('main').evaluate((main: HTMLElement) => main.innerText.match(/\S*\w\S*/g)?.length)
  expect(await wordsOf()).toBeLessThanOrEqual(750)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await wordsOf(), 'with every detail open').toBeLessThanOrEqual(1150)
})
