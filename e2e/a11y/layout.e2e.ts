import { addStyles, brokenLayout } from '../broken-layout.ts'
import { countLines } from '../page-checks.ts'
import { settle, SHARED_CODE, SHARING } from '../states.ts'
import { expect, test } from '../visitor.ts'

const WIDTHS = [320, 360, 390]
const REPORT = `/report/${SHARED_CODE}`
const [CODES = '', COMPARISON = '', TEAM = ''] = SHARING.map(({ path }) => path)

test('A17: each word of the title stays whole with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await addStyles(page, 'html { font-size: 200% }')
  await settle(page)
  const { whole, broken } = await page.evaluate(
    countLines,
    'Revenue|Enablement|Maturity|Assessment',
  )
  expect(whole).toBeGreaterThanOrEqual(4)
  expect(broken).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('A17, A18: each question is on one screen of a phone, and no wider with letters of twice the size', async ({
    page,
  }) => {
    for (let id = 1; id <= 12; id += 1) {
      await page.goto(`/assessment/question/${id}`)
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
        for (const row of rows) expect(row, where).toBeLessThanOrEqual(buttons)
      }
      await addStyles(page, 'html { font-size: 200% }')
      expect(await brokenLayout(page), `question ${id}`).toEqual([])
    }
  })

  for (const [what, path, pattern, widths] of [
    ['"go-to-market"', '/assessment/question/1', 'go-to-market', WIDTHS],
    ['"go-to-market"', REPORT, 'go-to-market', WIDTHS],
    ['the name of a stage on the landing page', '/', 'Ad\\sHoc', [...WIDTHS, 412]],
    ['the name of an area', REPORT, '(Reinforce|Measure)ment|Optimization', [360, 390]],
    ['the number of a question with a word', REPORT, '\\S+\\s\\(question\\s\\d+\\)', WIDTHS],
    ['a code', CODES, '[\\dA-Z]{4}-[\\dA-Z]{4}', WIDTHS],
    ['a number and its word', COMPARISON, '\\d+ (lower|the)', WIDTHS],
    ['a number and its word', TEAM, '\\d+ reports?', WIDTHS],
  ] as const) {
    test(`${what} stays on one line: ${path.split(/[/#]/)[1]}`, async ({ page }) => {
      await page.goto(path)
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await settle(page)
        // The day comes with the code of the page.
        await expect(async () => {
          const { whole, broken } = await page.evaluate(countLines, pattern)
          expect(whole, `${width} px`).toBeGreaterThan(0)
          expect(broken, `${width} px`).toEqual([])
        }).toPass({ timeout: 5000 })
      }
    })
  }

  test('the landing page says what it is on one screen of 360 x 640', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    await settle(page)
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.locator('h1 + p'),
      page.getByRole('button', { name: 'Start Your Assessment' }),
      page.getByText('No email required • Instant results • Free assessment'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
})

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
    rows: boxesOf('label').map((box) => box.bottom),
  }
}
