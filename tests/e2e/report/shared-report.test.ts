import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { EDITION_PATH } from '../../../src/contract/api.ts'
import { openState, OTHER_VERSION, RESULTS } from '../states.ts'
import { expect, expectComplaint, test, watchShifts } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const CODE = reportCodeOf(MODEL, answersOf('111 111 223 453'))

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
  const start = page.getByRole('link', { name: 'Start Your Assessment' })
  await expect(start).toHaveAttribute('href', '/')
  for (const name of ['Retake Assessment', /^Clear my answers/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  const [texts, ownTexts] = [await main(page), await main(own)]
  expect(texts.length).toBeGreaterThan(5)
  // Up to the section for sharing, which is worded for whoever answered.
  expect(texts.slice(0, -1)).toEqual(ownTexts.slice(0, -1))

  for (let click = 0; click < 2; click += 1) await page.locator('a[href="#plan"]').click()
  await expect(page.locator('#plan')).toBeInViewport()
  await expect(page, 'with the day of the run').toHaveURL(link)
  await page.reload()
  expect(await main(page)).toEqual(texts)

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(service.rows('assessment_responses')).toHaveLength(before)
  await own.context().close()
})

test('a report that was handed on speaks of no reader and names its code, also by a link that took a sign along', async ({
  page,
}) => {
  for (const path of [`/report/${CODE}`, `/report/${CODE}%3E.`]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enablement is Foundational')
  }
  await expect(page.locator('h1').locator('xpath=../..')).toContainText(`Shared report${CODE}`)
  await expect(page.getByText(/^Before you share,/)).toHaveCount(0)
})

test('a link that leads to no report says so in one sentence, and leads to a start', async ({
  page,
  complaints,
}) => {
  for (const [path, sentence] of [
    [OTHER_VERSION.path, /made with another version of the questions/],
    [`/report/${CODE.slice(0, -1)}`, /has 8 letters and digits/],
    [`/compare/${CODE}/KKKK-KKKK`, /one character of the code/],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Start Your Assessment'])
  }
  expectComplaint(complaints, /status of 404/)
})

test('the first step says once how common its answer is, unless that would move what is read', async ({
  page,
}) => {
  const told = MODEL.options.slice(1).map(() => 'most')
  const shares = Object.fromEntries(MODEL.questionIds.map((id) => [id, told]))
  let arrives = Promise.resolve()
  await page.route(`**${EDITION_PATH}`, async (route) => {
    await arrives
    await route.fulfill({ json: { version: MODEL.version, people: 60, shares } })
  })
  await page.goto(`/report/${CODE}`)
  const steps = page.getByRole('region', { name: 'The next 90 days' }).getByRole('listitem')
  const sentence = page.getByText('most of some 60 people who took this chose this answer, too.')
  await expect(steps.first().getByText(/^Not only you: /)).toBeVisible()
  await expect(sentence).toHaveCount(1)
  const tryChanges = page.getByRole('button', { name: 'Try changes' })
  await tryChanges.click()
  await expect(sentence).toHaveCount(0)
  await tryChanges.click()
  await expect(sentence).toHaveCount(1)

  let send = () => {}
  arrives = new Promise((resolve) => {
    send = resolve
  })
  await page.reload()
  await steps.first().getByText('Check:').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  const moved = await watchShifts(page)
  const before = await moved()
  const reply = page.waitForResponse(`**${EDITION_PATH}`)
  send()
  await (await reply).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(sentence).toHaveCount(0)
  expect(await moved()).toBe(before)
})
