import { reportState, RESULTS, showState, WITH_BENCHMARK } from '../states.ts'
import { expect, sectionOf, test } from '../visitor.ts'

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
      const wanted = ((track ?? NaN) * sum) / 15
      const where = `bar ${index + 1} at ${width} px`
      expect(Math.abs((fill ?? NaN) - wanted), where).toBeLessThanOrEqual(1)
    }
  }
})

for (const [digits, title, flag] of [
  ['433 232 445 223', 'Your enablement is Evolving', 'You are here'],
  ['444 443 333 333', 'Reported as Ad Hoc: between Evolving and Strategic', 'Reported'],
  ['555 555 555 555', 'Your enablement is Optimized', 'You are here'],
  ['111 111 111 111', 'Your enablement is Ad Hoc', 'You are here'],
] as const) {
  const [, stage = ''] = / (?:is|as) ([^:]+)/.exec(title) ?? []

  test(`A23: the ladder names the step of the heading, on the first screen of a laptop: ${digits}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await showState(page, reportState('report', digits))
    const current = page.locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current.getByText(stage, { exact: true })).toBeVisible()
    await expect(current.getByText(flag)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('list', { name: 'The five stages, in order' })).toHaveText(
      /^[^O]*Ad Hoc.*Foundational.*Evolving.*Strategic.*Optimized/,
    )
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      current,
      page.getByRole('button', { name: 'Copy as text' }).first(),
      page.getByText('First step', { exact: true }).first(),
      page.locator('dd').nth(2),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const digits of ['111 111 111 111', '222 222 222 222', '433 232 445 223', '555 555 555 555']) {
  test(`the pole of the flag stands on its own step: ${digits}`, async ({ page }) => {
    await showState(page, reportState('report', digits))
    for (const width of [768, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { left, foot, step } = await page.locator('[aria-current]').evaluate(poleOf)
      expect(left, `${width} px`).toBeGreaterThanOrEqual(step.left)
      expect(foot, `${width} px`).toBeGreaterThan(step.top)
      expect(foot, `${width} px`).toBeLessThanOrEqual(step.bottom + 1)
    }
  })
}

test('A23: the heading is one text in two lines, for some voices say a block in it as another heading', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const { lines, blocks } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    return {
      lines: new Set(Array.from(text.getClientRects(), ({ bottom }) => bottom)).size,
      blocks: Array.from(
        heading.querySelectorAll('*'),
        (part) => getComputedStyle(part).display,
      ).filter((display) => display !== 'inline').length,
    }
  })
  expect({ lines, blocks }).toEqual({ lines: 2, blocks: 0 })
})

test('A23: a picture that is told in words is not told again part by part', async ({ page }) => {
  await showState(page, WITH_BENCHMARK)
  const pictures = page.locator('main [role=img]')
  await expect(pictures).not.toHaveCount(0)
  const parts = pictures.locator('> :not([aria-hidden=true])')
  await expect(parts).toHaveCount(0)
})

/** Its left edge and its lower end, and the block of the step that it stands on. */
function poleOf(step: Element) {
  const [label, block] = step.children
  const flag = label?.firstElementChild
  if (!label || !block || !flag) throw new Error('The step carries no flag')
  const { height } = getComputedStyle(flag, '::before')
  const { left, top, bottom } = block.getBoundingClientRect()
  return {
    left: flag.getBoundingClientRect().left,
    foot: label.getBoundingClientRect().top + parseFloat(height),
    step: { left, top, bottom },
  }
}

test('A23: in the picture of the answers each level stands beside its line, 5 at the top', async ({
  page,
}) => {
  await showState(page, RESULTS)
  const picture = sectionOf(page, 'Your Twelve Answers').locator('> div').first()
  const numbers = picture.locator('> :first-child span')
  await expect(numbers).toHaveText(['5', '4', '3', '2', '1'])
  const heights = await picture
    .locator('svg path')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
  const levels = await numbers.evaluateAll((parts) =>
    parts.map((part) => {
      const text = document.createRange()
      text.selectNodeContents(part)
      const { top, height } = text.getBoundingClientRect()
      return top + height / 2
    }),
  )
  for (const [index, level] of levels.entries()) {
    expect(Math.abs(level - (heights[index] ?? NaN)), `level ${5 - index}`).toBeLessThan(5)
  }
})

test('a report is at most 4,700 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showState(page, RESULTS)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(4700)
})

test('on a phone the names below the picture of the answers stand apart from each other', async ({
  page,
}) => {
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    await showState(page, RESULTS)
    const names = sectionOf(page, 'Your Twelve Answers').locator('> div > :last-child > span')
    const gaps = await names.evaluateAll((parts) =>
      parts.slice(0, -1).map((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        return part.getBoundingClientRect().right - text.getBoundingClientRect().right
      }),
    )
    expect(gaps, `${width} pixels`).toHaveLength(3)
    expect(Math.min(...gaps), `${width} pixels`).toBeGreaterThanOrEqual(3)
  }
})
