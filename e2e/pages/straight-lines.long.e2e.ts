import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { RESULTS, settle, SHARED_CODE, showState, WORKING } from '../states.ts'
import { expect, test } from '../visitor.ts'

const LOWEST = reportCodeOf(answersOf('111 111 111 111'))

test('what hands a report on stands in straight rows', async ({ page }) => {
  await page.goto(`/report/${SHARED_CODE}`)
  for (const width of [360, 390, 641, 768, 960, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    const boxes = await page
      .getByRole('region', { name: 'Share this report' })
      .locator('button, a[class*=button]')
      .evaluateAll((all) =>
        all.map((one) => {
          const box = one.getBoundingClientRect()
          return { top: box.top, bottom: box.bottom, height: box.height, width: box.width }
        }),
      )
    expect(boxes, `${width} px`).toHaveLength(5)
    expect(new Set(boxes.map(({ height }) => height)).size, `${width} px`).toBe(1)
    for (const { top, bottom, width: wide } of boxes) {
      const row = boxes.filter((other) => other.top < bottom && other.bottom > top)
      expect(
        row.every((other) => other.top === top),
        `${width} px`,
      ).toBe(true)
      expect(
        row.every((other) => Math.abs(other.width - wide) <= 1),
        `${width} px`,
      ).toBe(true)
    }
  }
})

for (const [what, path, edge] of [
  ['the options of a question end', '/assessment/question/1', 'label'],
  ['the letters of a changed answer end', `/compare/${LOWEST}/${SHARED_CODE}`, '[class*=letters]'],
] as const) {
  test(`${what} where the header does`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    const ends = await page
      .locator(`main ${edge}, header a`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
    const [, header, ...others] = ends
    expect(others.length).toBeGreaterThan(1)
    expect(Math.max(...others)).toBe(header)
  })
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 720],
] as const) {
  test(`while the report is made, its footer waits below ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await showState(page, WORKING)
    const box = await page.locator('footer').boundingBox()
    const top = Math.round(box?.y ?? NaN)
    expect(top).toBeGreaterThanOrEqual(height)
    expect(top).toBeLessThanOrEqual(height + 2)
  })
}

test('each area stands above its own three answers', async ({ page }) => {
  await showState(page, RESULTS)
  for (const width of [641, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    const edgesOf = (parts: string) =>
      page.locator(parts).evaluateAll((all) =>
        all.map((part) => {
          const { left, right } = part.getBoundingClientRect()
          return `${left.toFixed(1)} to ${right.toFixed(1)}`
        }),
      )
    const areas = await edgesOf('[data-bar]')
    expect(areas).toHaveLength(4)
    expect(await edgesOf('figure svg'), `${width} px`).toEqual(areas)
  }
})

test('the badge of the intro has its ground on a low phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/assessment/start')
  const badge = page.getByText('Before you start', { exact: true })
  await expect(badge).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
