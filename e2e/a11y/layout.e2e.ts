import type { Locator, Page } from '@playwright/test'
import { clippedTexts, countLines, overlappingTexts, smallTexts } from '../page-checks.ts'
import { LOOKED_AT, openState, settle, SHARED_CODE, SHARING } from '../states.ts'
import type { State } from '../states.ts'
import { expect, test } from '../visitor.ts'

/** WCAG 1.4.12: a reader's own spacing. */
const READERS_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

const GROUPS = [
  ['the landing page, the dialog and the intro', ({ path }: State) => /^\/$|start/.test(path)],
  ['the questions and the page not found', ({ path }: State) => /question|no/.test(path)],
  ['the report', ({ path }: State) => path === '/assessment/results'],
  ['the reports from codes', ({ path }: State) => path.startsWith('/report/')],
  ['the pages made from several codes', ({ path }: State) => /compare|team/.test(path)],
] as const

const WIDTHS = [320, 360, 390]
const REPORT = `/report/${SHARED_CODE}`
const [CODES = '', COMPARISON = '', TEAM = ''] = SHARING.map(({ path }) => path)

for (const [where, isThere] of GROUPS) {
  test(`A17, A18: nothing is cut off, low, tiny or one over the other: ${where}`, async ({
    browser,
    service,
  }) => {
    test.slow()
    const wrong: string[] = []
    for (const state of LOOKED_AT.filter(isThere)) {
      const look = async (page: Page, how: string) =>
        wrong.push(...(await brokenLayout(page)).map((what) => `${state.name} ${how}: ${what}`))
      const page = await openState(browser, service.url, state, {
        viewport: { width: 360, height: 640 },
        reducedMotion: 'reduce',
      })
      wrong.push(...(await page.evaluate(smallTexts, 12)), ...(await lowTargets(page)))
      await page.setViewportSize({ width: 320, height: 256 })
      await addStyles(page, READERS_SPACING)
      await look(page, "at 320 px with the reader's spacing")
      await page.setViewportSize({ width: 390, height: 844 })
      await addStyles(page, 'html { font-size: 200% }')
      await look(page, 'with letters of twice the size')
      await page.context().close()
    }
    expect(wrong).toEqual([])
  })
}

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

async function brokenLayout(page: Page): Promise<string[]> {
  await settle(page)
  const sideways = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
  })
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await page.evaluate(clippedTexts)).map((text) => `cut off: ${text}`),
    ...(await page.evaluate(overlappingTexts)).map((texts) => `one over the other: ${texts}`),
  ]
}

function lowTargets(page: Page): Promise<string[]> {
  const targets = page.locator('button, a[class*=button], label:has([type=radio])')
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isLow = width > 0 && height < 44
      return isLow ? [`low: ${element.textContent || element.ariaLabel}, ${height} px`] : []
    }),
  )
}

/** The content policy forbids style elements; a sheet made by script is the tester's own. */
async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, text)
}

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
      await expectOnScreen(part, 640)
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

async function expectOnScreen(part: Locator, height: number): Promise<void> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not drawn: ${part.toString()}`)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height, (await part.textContent()) ?? '').toBeLessThanOrEqual(height)
}
