import type { Page } from '@playwright/test'
import { addStyles, brokenLayout } from '../broken-layout.ts'
import { brokenWords } from '../page-checks.ts'
import { RESULTS, settle, SHARING, showState } from '../states.ts'
import { expect, LEAD, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const [CODES = ''] = SHARING.map(({ path }) => path)

test('A17: each word of a title stays whole, and of the promise with letters of twice the size, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await addStyles(page, 'html { font-size: 200% }')
  await settle(page)
  const broken = await page.evaluate(brokenWords)
  expect(broken.filter((word) => /enablement/i.test(word))).toEqual([])

  await page.goto('/assessment/question/1')
  const word = await page.getByText('go-to-market', { exact: true }).boundingBox()
  expect(word?.height, 'one line').toBeLessThan(40)
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('A17, A18, A22: each question shows where it is, on one screen of a phone, three options of one on its side, and is no wider with letters of twice the size', async ({
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
        expect(Math.max(...heights), where).toBeLessThanOrEqual(76)
      }
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(page.getByRole('radio').nth(2)).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 390, height: 844 })
      await addStyles(page, 'html { font-size: 200% }')
      expect(await brokenLayout(page), `question ${id}`).toEqual([])
    }
  })

  test('long words of an owner or a visitor, and links, widen no page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const expectNoWider = async (path: string) => {
      await page.evaluate(lengthenWords)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
    for (const path of ['/', '/assessment/start', '/assessment/question/1', CODES]) {
      await page.goto(path)
      await expectNoWider(path)
    }
    const company = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
    const leadData = JSON.stringify({ ...LEAD, company })
    await showState(page, { ...RESULTS, storage: { ...RESULTS.storage, leadData } })
    await expect(page.getByText(company)).toBeVisible()
    await expectNoWider('report')
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
  const boxes = await bar.locator('*').evaluateAll((all) =>
    all.map((box) => {
      const { left, right } = box.getBoundingClientRect()
      return { left, right, color: getComputedStyle(box).backgroundColor }
    }),
  )
  const filled = boxes.filter(({ color }) => color === boxes[0]?.color)
  expect(filled, `question ${id}`).toHaveLength(id)
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? NaN))
  expect(gaps.map(Math.round)).toEqual([2, 2, 8, 2, 2, 8, 2, 2, 8, 2, 2])
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
