import type { Page } from '@playwright/test'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { settle, SHARING } from '../states.ts'
import { expect, expectComplaint, openDialog, submitLead, test } from '../visitor.ts'

const PATHS = [
  ['/assessment/start', 'main p'],
  ['/assessment/question/1', 'main p:text("Strategic Alignment")'],
  ['/report/2001-00F6', 'main p'],
  ['/compare', 'main h1'],
] as const

test('the first line of each page begins at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const tops: unknown[] = []
  for (const [path, first] of PATHS) {
    await page.goto(path)
    tops.push([path, await topOf(page, first)])
  }
  expect(tops).toEqual(PATHS.map(([path]) => [path, 94]))
})

test('the title of the dialog stays where it is when the errors come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await openDialog(page)
  const before = await topOf(page, 'dialog h2')
  await submitLead(page)
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await topOf(page, 'dialog h2')).toBe(before)
})

test('answers that fell have another mark than those that rose', async ({ page }) => {
  const comparison = SHARING.find(({ name }) => name === 'comparison')
  await page.goto(comparison?.path ?? '')
  const markOf = (title: RegExp) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .locator('li')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').clipPath)
  const rose = await markOf(/^Moved Up/)
  expect(rose).toContain('polygon')
  expect(await markOf(/^Moved Down/)).not.toBe(rose)
})

test('on the ladder of a comparison each name and each flag ends before the next step', async ({
  page,
}) => {
  for (const [earlier, later] of [
    [1, 2],
    [3, 4],
  ]) {
    const codes = [earlier, later].map((digit) => reportCodeOf(answersOf(`${digit}`.repeat(12))))
    await page.goto(`/compare/${codes.join('/')}`)
    for (const [media, width] of [
      ['screen', 641],
      ['screen', 960],
      ['screen', 1280],
      ['print', 688],
    ] as const) {
      await page.setViewportSize({ width, height: 720 })
      await page.emulateMedia({ media })
      await settle(page)
      const rooms = await page
        .getByRole('list', { name: 'The five stages, in order' })
        .getByRole('listitem')
        .evaluateAll(roomsOf)
      expect(rooms.length).toBeGreaterThanOrEqual(6)
      expect(Math.min(...rooms), `${media} ${width}`).toBeGreaterThanOrEqual(2)
    }
  }
})

test('the name of a stage with a flag stands on its step, not behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const codes = ['111 111 111 111', '222 222 222 222', '333 333 333 333'].map((digits) =>
    reportCodeOf(answersOf(digits)),
  )
  for (const path of [
    `/report/${codes[2]}`,
    `/compare/${codes[0]}/${codes[2]}`,
    `/team/${codes.join('.')}`,
  ]) {
    await page.goto(path)
    const names = page
      .getByRole('list', { name: /stages?, in order/ })
      .locator('[class*=flag] + [class*=name]')
    await expect(names.first()).toBeVisible()
    const behind = await names.evaluateAll((all) =>
      all
        .filter((name) => {
          const { x, y, width, height } = name.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) !== name
        })
        .map(({ textContent }) => textContent),
    )
    expect(behind, path).toEqual([])
  }
})

test('pages of codes that cannot be used begin at the same height', async ({
  page,
  complaints,
}) => {
  const code = reportCodeOf(answersOf('333 333 333 333'))
  const paths = ['/report/2000-0000', `/compare/${code}/2000-0000`, `/team/${code}`]
  const tops: number[] = []
  for (const path of paths) {
    await page.goto(path)
    expectComplaint(complaints, /status of 404/)
    tops.push(await topOf(page, 'main h1'))
  }
  expect(new Set(tops).size, tops.join(', ')).toBe(1)
})

/** How much room is left between each name or flag and the next step. */
function roomsOf(steps: Element[]) {
  return steps
    .slice(0, -1)
    .flatMap((step) =>
      Array.from(step.querySelectorAll('[class*=name], [class*=flag] > *')).map(
        (text) => step.getBoundingClientRect().right - text.getBoundingClientRect().right,
      ),
    )
}

async function topOf(page: Page, part: string): Promise<number> {
  const box = await page.locator(part).first().boundingBox()
  return Math.round(box?.y ?? NaN)
}
