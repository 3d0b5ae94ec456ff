import { readFile } from 'node:fs/promises'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { OWN_WORDS, SHARED_WORDS } from '../../src/content/report/report-words.ts'
import { SITE } from '../../src/content/site.ts'
import { BENCHMARK_PATH } from '../../src/contract/api.ts'
import { SECTIONS } from '../../src/domain/assessment/assessment.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { EARLIER, openState, RESULTS, WITH_BENCHMARK } from '../states.ts'
import { expect, expectComplaint, test } from '../visitor.ts'

const CODE = reportCodeOf(answersOf('111 111 223 453'))

test('the link opens the same report in a browser that knows nothing', async ({
  browser,
  page,
  service,
}) => {
  const own = await openState(browser, service.url, RESULTS)
  const link = await own.getByLabel('Link to this report').inputValue()
  const before = service.rows('assessment_responses').length
  const main = (from: typeof page) => from.locator('main > :nth-child(n + 2)').allInnerTexts()

  await page.goto(link)
  await expect(page).toHaveTitle('3.1 Evolving: a Revenue Enablement Maturity report')
  await expect(page.getByText('Shared report', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Assessment Complete')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start Your Assessment' })).toHaveAttribute(
    'href',
    '/',
  )
  for (const name of ['Retake Assessment', /^Clear my answers/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(page.getByText(/Due: |Answer again on /)).toHaveCount(0)
  const [texts, ownTexts] = [await main(page), await main(own)]
  expect(texts.length).toBeGreaterThan(6)
  expect(texts.slice(0, -1)).toEqual(ownTexts.slice(0, -1).map(asShared).map(withoutDays))

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(service.rows('assessment_responses')).toHaveLength(before)
  await own.context().close()
})

/** What is said to those who answered, as it is said of them. */
function asShared(text: string): string {
  const { mark: _mark, dated: _dated, ...words } = OWN_WORDS
  const keys = Object.keys(words) as (keyof typeof words)[]
  return keys.reduce((told, word) => told.replaceAll(words[word], SHARED_WORDS[word]), text)
}

/** Days count from the reading: only who answered reads it then. */
function withoutDays(text: string): string {
  return text.replace(/\s*Due: [A-Z]\w+ \d+, \d{4}\./, '').replace(/ Answer again on .+/, '')
}

for (const [digits, title] of [
  ['433 232 445 223', 'Reported stage: Evolving'],
  ['333 333 322 222', 'Reported as Ad Hoc: between Foundational and Evolving'],
] as const) {
  test(`a shared report of ${digits} never says that its reader answered`, async ({ page }) => {
    await page.route(`**${BENCHMARK_PATH}`, (route) =>
      route.fulfill({ json: WITH_BENCHMARK.edition }),
    )
    await page.goto(`/report/${reportCodeOf(answersOf(digits))}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(
      page.locator('[aria-current=step]').getByText('Reported', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How others scored' })).toBeVisible()
    const html = await page.locator('main').innerHTML()
    const said =
      /you (said|are|need|would|can see|already have)|your (early |part|conversations|enablement|exact|score|stage|band|lowest|next|twelve|12|result|(other )?answers?)\b|>You\b/gi
    expect(html.match(said)).toBeNull()
  })
}

test('a link of earlier questions still tells its score, and quotes none of them', async ({
  page,
}) => {
  await page.goto(EARLIER.path)

  await expect(page).toHaveTitle('2.1 Foundational: a Revenue Enablement Maturity report')
  await expect(page.getByText('made with an earlier version of the questions')).toBeVisible()
  await expect(page.getByRole('list').getByRole('heading')).toHaveText(
    SECTIONS.map(({ name }) => name),
  )
  await expect(page.locator('main')).not.toContainText(/\?|said|Reported:|question \d/)
  await expect(page.getByRole('link', { name: 'Start Your Assessment' })).toBeVisible()
})

for (const [problem, code, sentence] of [
  [
    'a wrong check',
    CODE.replace(/.$/, (last) => (last === '2' ? '3' : '2')),
    /one character of the code/,
  ],
  ['a character too few', CODE.slice(0, -1), /eight letters and digits/],
  ['a newer version', 'Y000-006J', /newer version of the assessment/],
] as const) {
  test(`a code with ${problem} says so kindly and offers the assessment`, async ({
    page,
    complaints,
  }) => {
    expect((await page.goto(`/report/${code}`))?.status()).toBe(404)
    expectComplaint(complaints, /status of 404/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This report link cannot be read',
    )
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Start Your Assessment' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the picture to save is a slide of 1600 by 900 with the name of the product', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      document.documentElement.dataset['drawn'] =
        `${document.documentElement.dataset['drawn'] ?? ''}|${text}`
      fillText.call(this, text, ...place)
    }
  })
  await page.goto(`/report/${CODE}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('report-2.1-foundational.png')
  const bytes = await readFile(await download.path())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 900])
  const drawn = (await page.locator('html').getAttribute('data-drawn')) ?? ''
  const names = SECTIONS.map(({ name }) => name)
  for (const text of [SITE.productName, '2.1', 'Foundational', ...names, `/report/${CODE}`]) {
    expect(drawn).toContain(text)
  }
})

test('a code that cannot be read is first of all entered again', async ({ page, complaints }) => {
  await page.goto('/report/KKKK-KKKK')
  expectComplaint(complaints, /status of 404/)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Enter the code again',
    'Start Your Assessment',
  ])
  await page.getByRole('link', { name: 'Enter the code again' }).click()
  await expect(page.getByRole('textbox', { name: 'Report codes or links' })).toHaveValue(
    'KKKK-KKKK',
  )
  await expect(page.getByText(/^No report code found in this text/).first()).toBeVisible()
})
