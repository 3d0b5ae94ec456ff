import type { Page } from '@playwright/test'
import { addStyles, brokenLayout } from '../broken-layout.ts'
import { countLines } from '../page-checks.ts'
import { RESULTS, settle, SHARING, showState } from '../states.ts'
import { expect, LEAD, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const [CODES = ''] = SHARING.map(({ path }) => path)

test('A17: each word of title and promise stays whole with letters of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await addStyles(page, 'html { font-size: 200% }')
  await settle(page)
  const { whole, broken } = await page.evaluate(
    countLines,
    'Revenue|Enablement|Maturity|Assessment|enablement',
  )
  expect(whole).toBeGreaterThanOrEqual(5)
  expect(broken).toEqual([])
})

test('A17: landing page and intro are no wider than a narrow phone with letters of twice the size', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/assessment/start']) {
      await page.goto(path)
      await addStyles(page, 'html { font-size: 200% }')
      expect(await brokenLayout(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the boxes of the bar are equally wide, with 2 px between them and 8 between sections', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/assessment/question/5')
    const boxes = await page
      .getByRole('progressbar')
      .locator('*')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON() as DOMRect))
    const widths = boxes.map((box) => box.width)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1)
    const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? NaN))
    expect(gaps.map(Math.round)).toEqual([2, 2, 8, 2, 2, 8, 2, 2, 8, 2, 2])
  }
})

test('a question on a phone that lies on its side shows three options', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (let id = 1; id <= 12; id += 1) {
    await page.goto(`/assessment/question/${id}`)
    await expect(page.getByRole('radio').nth(2)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Your choice is saved; we move on in a second.')).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('A17, A18, A22: each question shows where it is, on one screen of a phone, and is no wider with letters of twice the size', async ({
    page,
  }) => {
    for (let id = 1; id <= 12; id += 1) {
      await page.goto(`/assessment/question/${id}`)
      await expectProgress(page, id)
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
      ]) {
        const { width, height } = viewport
        await page.setViewportSize(viewport)
        await settle(page)
        const { top, bottom, buttons, rows } = await page.evaluate(edgesOfQuestion)
        const where = `question ${id} on ${width} x ${height}`
        expect(top, where).toBeGreaterThanOrEqual(0)
        expect(bottom, where).toBeLessThanOrEqual(height)
        expect(rows, where).toHaveLength(5)
        for (const row of rows) expect(row.bottom, where).toBeLessThanOrEqual(buttons)
        const heights = rows.map((row) => Math.round(row.height))
        if (height === 844) expect(Math.min(...heights), where).toBeGreaterThanOrEqual(64)
        expect(Math.max(...heights), where).toBeLessThanOrEqual(72)
      }
      await addStyles(page, 'html { font-size: 200% }')
      expect(await brokenLayout(page), `question ${id}`).toEqual([])
    }
  })

  test('long words of an owner, and links, widen no page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/assessment/start', '/assessment/question/1', CODES]) {
      await page.goto(path)
      await page.evaluate(lengthenWords)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
    await showState(page, RESULTS)
    await page.evaluate(lengthenWords)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'report').toBe(320)
  })

  test('a long word of a visitor widens no page', async ({ page }) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
    await page.setViewportSize({ width: 360, height: 640 })
    await showState(page, {
      ...RESULTS,
      storage: { ...RESULTS.storage, leadData: JSON.stringify({ ...LEAD, company: long }) },
    })
    await expect(page.getByText(long)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('the landing page says what it is on one screen of 360 x 640', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await settle(page)
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.locator('h1 + p'),
      page.getByRole('button', { name: 'Start Your Assessment' }).first(),
      page.getByText('No email required • Instant results • Free assessment'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
})

async function expectProgress(page: Page, id: number): Promise<void> {
  await expect(page.getByText(`Question ${id} of 12`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${Math.round((id / 12) * 100)}%`, { exact: true })).toBeVisible()
  const section = MODEL.sections[Math.floor((id - 1) / 3)]?.name ?? ''
  await expect(page.getByRole('paragraph').filter({ hasText: section })).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', String(id))
  await expect(bar).toHaveAttribute('aria-valuemax', '12')
  const colors = await bar
    .locator('*')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor))
  expect(colors).toHaveLength(12)
  const filled = colors.filter((color) => color === colors[0])
  expect(filled, `question ${id}`).toHaveLength(id)
}

/** Where the heading begins, the buttons begin and end, and each option ends. */
function edgesOfQuestion() {
  const boxesOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect())
  const named = Array.from(document.querySelectorAll('button')).filter(({ textContent }) =>
    ['Previous', 'Next'].includes(textContent),
  )
  if (named.length !== 2) throw new Error('There are not both buttons')
  const buttons = named.map((button) => button.getBoundingClientRect())
  return {
    top: Math.min(...boxesOf('h1, label').map((box) => box.top)),
    bottom: Math.max(...buttons.map((box) => box.bottom)),
    buttons: Math.min(...buttons.map((box) => box.top)),
    rows: boxesOf('label').map(({ bottom, height }) => ({ bottom, height })),
  }
}

/** Puts a long word and a link before every text that may wrap, as in another assessment. */
function lengthenWords(): void {
  const OURS = 'svg, script, style, [class*=copy] button'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: around } = text
    const mayWrap = around && getComputedStyle(around).whiteSpace !== 'nowrap'
    if (!mayWrap || around.closest(OURS) || !/[a-z]{2}/i.test(text.nodeValue ?? '')) continue
    text.nodeValue = `RevenueEnablementConsulting wiki.larkfield.example/enablement/go-to-market/2026 ${text.nodeValue}`
  }
}
