import type { Page } from '@playwright/test'
import { optionText, questionOf } from '../../../src/content/questions/questions.ts'
import { sharedPixels } from '../shared-pixels.ts'
import { reportState, RESULTS, showState } from '../states.ts'
import { expect, sectionOf, test } from '../visitor.ts'

test('A23: each bar is score/5 wide to the pixel, each answer is above its letter, as a flag if the plan raises it', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const rows = page.locator('li').filter({ has: page.locator('[data-bar]') })
  await expect(rows).toHaveCount(4)
  for (const [index, sum] of [10, 7, 13, 7].entries()) {
    const row = rows.nth(index)
    await expect(row.getByText((sum / 3).toFixed(1), { exact: true })).toBeVisible()
    const [track, fill] = await row
      .locator('rect')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
    const expected = ((track ?? NaN) * sum) / 15
    expect(Math.abs((fill ?? NaN) - expected), `bar ${index + 1}`).toBeLessThanOrEqual(1)
  }

  const drawn = await rows.evaluateAll((parts) =>
    parts.map((part) =>
      Array.from(part.querySelectorAll('[role=group] > div > *'))
        .map((cell) => Array.from(cell.children, ({ textContent }) => textContent).join(' '))
        .join('|'),
    ),
  )
  expect(drawn).toEqual(['||2 3|1|', '|4 6|5||', '|||7 8|9', '|10 11|12||'])
  const [planned, other] = [answerOf(page, 4), answerOf(page, 6)]
  await expect(planned).toHaveAccessibleName(
    `4. ${questionOf(4).text} B. ${optionText(4, 2)}; In the plan: ${optionText(4, 3)}`,
  )
  await expect(other).toHaveAccessibleName(
    `6. ${questionOf(6).text} B. ${optionText(6, 2)}; Next: ${optionText(6, 3)}`,
  )
  const ground = await other.evaluate((tile) => getComputedStyle(tile).backgroundColor)
  await expect(planned).not.toHaveCSS('background-color', ground)
})

test('the number of a question stands beside the last words of its text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await showState(page, RESULTS)
  const words = page.getByText('have to ask.', { exact: true })
  const number = page.locator('li', { has: words }).getByText('6', { exact: true })
  const [start, end] = await Promise.all([words.boundingBox(), number.boundingBox()])
  expect(Math.abs((end?.y ?? NaN) - (start?.y ?? NaN))).toBeLessThan(12)
})

test('A23: heading, ladder with its flag, areas and diagnosis are on the first screen of a laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [digits, title, isBetween] of [
    ['433 232 445 223', 'Your enablement is Evolving', false],
    ['333 333 322 222', 'Between Foundational and Evolving (labeled Ad Hoc)', true],
  ] as const) {
    const [, stage = ''] = /(?:is|Between) (\S+)/.exec(title) ?? []
    await showState(page, reportState('report', digits))
    const current = page.locator('[aria-current]')
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current.getByText(stage, { exact: true })).toBeVisible()
    await expect(current.getByText('Here')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    for (const part of [
      heading,
      current,
      page.getByRole('listitem').filter({ hasText: 'Measurement & Optimization' }),
      // Below the areas.
      sectionOf(page, 'Section breakdown').locator(':scope > :last-child > p').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }

    const { pole, step } = await current.evaluate(flagOf)
    // Between two stages its flag flies over the lower one.
    const [at, place] = isBetween ? [pole.right - 2, step.right] : [pole.left, step.left]
    expect(pole.bottom, 'the foot').toBeCloseTo(step.top, 0)
    expect(at, 'the pole').toBeGreaterThanOrEqual(place - 1)
    expect(at, 'the pole').toBeLessThanOrEqual(step.right)
  }
  await expect(page.getByRole('list', { name: 'The 5 stages, in order' })).toHaveText(
    /^Ad Hoc.*Foundational.*Evolving.*Strategic.*Optimized/,
  )
  await showState(page, reportState('between the highest stages', '544 545 544 344'))
  const words = page.getByText('4.25 is between stages')
  expect(await sharedPixels(page.locator('[aria-current] [class*=flag]'), words)).toBe(0)
})

/** Where the pole and its step are drawn. */
function flagOf(step: Element) {
  const [pole, block] = step.querySelectorAll('[class*=pole], [class*=block]')
  if (!pole || !block) throw new Error('The step carries no flag')
  const boxOf = (part: Element) => part.getBoundingClientRect().toJSON() as DOMRect
  return { pole: boxOf(pole), step: boxOf(block) }
}

test('A23: the heading is one text, as some voices say a block in it as another, and pictures with a text are not read part by part', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const displays = await page
    .locator('h1 *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display))
  expect(displays).not.toContain('block')

  await page.goto('/compare/78MS-17D6/6WZK-AEN2')
  const pictures = page.locator('main [role=img]')
  await expect(pictures).not.toHaveCount(0)
  await expect(pictures.locator('> :not([aria-hidden=true])')).toHaveCount(0)
})

test.describe('by pointer, key and finger', () => {
  test.use({ hasTouch: true })

  test('A23: an answer in the picture shows what it says', async ({ page }) => {
    await showState(page, RESULTS)
    const card = page.getByText(`In the plan: ${optionText(4, 3)}`)
    const answer = answerOf(page, 4)
    await test.step('to a pointer, until Escape', async () => {
      await answer.hover()
      await expect(card).toBeVisible()
      await card.hover()
      await expect(card).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
    })
    await test.step('to the keyboard, until the focus goes', async () => {
      await page.getByRole('link', { name: /^Show sales leaders/ }).focus()
      for (let number = 0; number < 4; number += 1) await page.keyboard.press('Tab')
      await expect(answer).toBeFocused()
      await expect(card).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(card).toBeHidden()
    })
    await test.step('to a finger, until it touches again or elsewhere', async () => {
      for (const target of [answer, page.getByRole('heading', { level: 1 })]) {
        await answer.tap()
        await expect(card).toBeVisible()
        await target.tap()
        await expect(card).toBeHidden()
      }
    })
  })
})

function answerOf(page: Page, id: number) {
  return page.getByRole('button', { name: new RegExp(`^${id}\\. `) })
}

test('a report has score, stage and what to do first on the first screen of a phone, at most 750 words, 1,150 with every detail open, and some 4,500 px', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const heightAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return page.evaluate(() => document.documentElement.scrollHeight)
  }
  const phone = await heightAt(390, 844)
  const first = sectionOf(page, 'Section breakdown').getByRole('link')
  for (const part of [page.getByText('3.1/5'), page.locator('[aria-current=step]'), first]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  expect(phone).toBeLessThanOrEqual(1.1 * 4500)
  expect(await heightAt(768, 1024), 'no higher on a tablet').toBeLessThanOrEqual(phone)

  const wordsOf = () =>
    page.locator('main').evaluate((main: HTMLElement) => main.innerText.match(/\S*\w\S*/g)?.length)
  expect(await wordsOf()).toBeLessThanOrEqual(750)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await wordsOf()).toBeLessThanOrEqual(1150)
})
