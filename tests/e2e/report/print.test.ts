import type { Locator, Page } from '@playwright/test'
import { SITE } from '../../../src/generated/site.ts'
import {
  IS_LONG,
  LONGEST_REPORT,
  reportState,
  RESULTS,
  SHARED_CODE,
  SHARED_REPORT,
  showState,
} from '../states.ts'
import { smallTexts } from '../page-checks.ts'
import { expect, expectSectionScores, LEAD, NOW, sectionOf, test } from '../visitor.ts'

/** `sheet`: what lies between the margins, in pixels. */
const PAPERS = [
  {
    format: 'A4',
    box: /\/MediaBox \[0 0 595\.\d+ 842/,
    sheet: { width: 688, height: 1046 },
  },
  {
    format: 'Letter',
    box: /\/MediaBox \[0 0 612 792/,
    sheet: { width: 710, height: 980 },
  },
] as const

const NINE_POINTS_PX = 12

const IN_A_GAP = reportState('results in a gap', '222 222 211 111')

/** The longest of each kind; the others in the long run. */
const PRINTED = [IN_A_GAP, SHARED_REPORT, LONGEST_REPORT, ...(IS_LONG ? [RESULTS] : [])]

for (const state of PRINTED) {
  test(`A24: at most three tagged pages of A4 and of Letter, two of most reports, the plan on the first: ${state.name}`, async ({
    page,
  }) => {
    const isShared = state.path !== RESULTS.path
    await showState(page, state)
    await expect(page.getByText('Share this report')).toBeVisible()
    const heads = await page.locator('main th').count()
    expect(heads).toBeGreaterThanOrEqual(3 + 12)
    for (const { format, box } of PAPERS) {
      const pdf = (await page.pdf({ format, tagged: true })).toString('latin1')
      expect(pdf).toMatch(box)
      const pages = count(pdf, /\/Type \/Page\b/g)
      expect(pages).toBeGreaterThanOrEqual(2)
      expect(pages).toBeLessThanOrEqual(isShared ? 2 : 3)
      expect(pdf).toMatch(/\/Marked true>>\s*\/StructTreeRoot \d+ 0 R/)
      expect(pdf).toMatch(/\/Lang \(en\)/)
      expect(pdf).toContain(
        isShared ? ': a Revenue Enablement Maturity report)' : ': your report |',
      )
      expect(count(pdf, /\/S \/H1\b/g)).toBe(1)
      expect(count(pdf, /\/S \/H2\b/g)).toBeGreaterThanOrEqual(6)
      expect(count(pdf, /\/S \/TH\b/g)).toBe(heads)
      expect(pdf.split(`/URI (${SITE.demo})`)).toHaveLength(1 + 2)
    }

    await showAsPrinted(page)
    for (const { format, sheet } of PAPERS) {
      await page.setViewportSize(sheet)
      const plan = await sectionOf(page, /90 days/)
        .getByRole('list')
        .first()
        .boundingBox()
      expect(plan?.height, format).toBeGreaterThan(100)
      expect((plan?.y ?? NaN) + (plan?.height ?? NaN), format).toBeLessThanOrEqual(sheet.height)
    }
  })
}

/** As it is printed: a browser notifies the page first. */
async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

test('A24: the printed report has the result, the reader, every section and all addresses, in the light colors', async ({
  page,
  baseURL,
}) => {
  const colors = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return { color, backgroundColor }
    })
  await showState(page, RESULTS)
  const light = await colors()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colors()).not.toEqual(light)
  await showAsPrinted(page)
  expect(await colors()).toEqual({ ...light, backgroundColor: 'rgb(255, 255, 255)' })
  // Also where no style sheet can open it.
  await expect(page.locator('details')).toHaveAttribute('open')

  for (const text of [
    'Your enablement is Evolving',
    '3.1/5',
    'Revenue Enablement Maturity Assessment',
    `${LEAD.name}, ${LEAD.company}, ${today()}`,
    "What's Working",
    'Where to Focus Next',
    'The next 90 days',
    'How we got 3.1 from the 12 answers',
  ]) {
    await expect(page.getByText(text, { exact: true }), text).toBeVisible()
  }
  // What a color means on the screen is there in words or figures too.
  await expect(page.locator('[aria-current=step]').getByText('Here')).toBeVisible()
  for (const tag of ['Strongest', 'Start here']) {
    await expect(page.getByText(tag, { exact: true }).first()).toBeVisible()
  }
  await expectSectionScores(page, ['3.3', '2.3', '4.3', '2.3'])
  for (const name of ['Book a Strategy Session', 'See the product in Action']) {
    expect(await printedAddressOf(page.getByRole('link', { name }))).toBe(`": ${SITE.demo}"`)
  }
  const answers = page.getByRole('row')
  await expect(answers).toHaveCount(13)
  for (const row of await answers.all()) await expect(row).toBeVisible()

  await expect(page.getByRole('button', { name: /^\D/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Book a Demo' })).toBeHidden()

  await page.goto(`/report/${SHARED_CODE}`)
  await showAsPrinted(page)
  await expect(page.getByText(LEAD.name)).toHaveCount(0)
  const start = page.getByRole('link', { name: 'Start Your Assessment' })
  await expect(start).toBeVisible()
  expect(await printedAddressOf(start)).toBe(`": ${baseURL}/"`)
})

function printedAddressOf(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').content)
}

test('A24: on paper nothing is broken between two pages, and words are of 9 pt', async ({
  page,
}) => {
  await showState(page, RESULTS)
  await showAsPrinted(page)
  expect(await page.evaluate(smallTexts, NINE_POINTS_PX)).toEqual([])

  const breakable = await page
    .locator('main aside, main tr, main li, main svg')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        let whole = false
        for (let around: Element | null = part; around; around = around.parentElement) {
          whole ||= getComputedStyle(around).breakInside === 'avoid'
        }
        return whole || !part.checkVisibility() ? [] : [part.outerHTML.slice(0, 120)]
      }),
    )
  expect(breakable).toEqual([])
})

/** As the browser of the test has it: its own time zone. */
function today(): string {
  return NOW.toLocaleDateString('en-US', { dateStyle: 'long' })
}
