import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { expect, test } from '../visitor.ts'

const [SPRING, AUTUMN, THIRD, IN_GAP] = [
  reportCodeOf(answersOf('122 333 112 433')),
  reportCodeOf(answersOf('242 333 432 324')),
  reportCodeOf(answersOf('535 222 111 333')),
  reportCodeOf(answersOf('333 333 322 222')),
]
const TEAM = `/team/${SPRING}.${AUTUMN}.${THIRD}`

test('a team reads where it agrees; names stay behind # and reach no server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/team/${SPRING}.${AUTUMN}.${THIRD}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Three reports agree on (none|\d+) of the 12 questions$/,
  )
  await expect(page.getByText(/With fewer than four reports, people can tell/)).toBeVisible()
  await expect(
    page.getByRole('list', { name: /are in each stage/ }).getByRole('listitem'),
  ).toHaveText([
    '1 reportAd Hoc',
    '1 reportFoundational',
    '1 reportEvolving',
    'Strategic',
    'Optimized',
  ])
  await page.getByRole('textbox', { name: 'Name of report 1', exact: true }).fill('Sales')
  await page.getByRole('textbox', { name: 'Name of report 2', exact: true }).fill('Enablement')
  await page
    .getByRole('textbox', { name: 'Name of report 3', exact: true })
    .fill('Service & <b>Success</b>')
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox', { name: 'Name of report 1', exact: true }) }),
  ).toContainText('2.3Foundational')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /“.+”(Sales|Sales and .+)$/ })
      .first(),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name of report 3', exact: true })).toHaveValue(
    'Service & <b>Success</b>',
  )
  expect(asked.filter((url) => /Sales|Success/.test(url.split('#')[0] ?? ''))).toEqual([])
})

test('a team sees whether it came closer, and takes its agenda along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/team/${SPRING}.${AUTUMN}`)
  const earlier = page.getByRole('textbox', { name: 'Codes of an earlier round' })
  await earlier.fill(SPRING)
  await expect(page.getByText(/An earlier round needs 2 to 12/)).toBeVisible()
  await earlier.fill(`${SPRING} ${THIRD}`)
  await expect(
    page.getByText(/^You came closer\. Then: two reports agree on/).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Copy agenda' }).click()
  await expect(page.getByText('Agenda copied.')).toBeVisible()
  const agenda = await page.evaluate(() => navigator.clipboard.readText())
  expect(agenda).toContain('Where do we agree? Two reports')
  expect(agenda).toContain(`/team/${SPRING}.${AUTUMN}`)
})

test('a team shows its five widest questions, and the others on demand and on paper', async ({
  page,
}) => {
  const rows = page.getByRole('row').filter({ has: page.locator('[class*=apart]') })
  const fold = page.getByText('Show the other seven questions')
  await page.goto(TEAM)
  await expect(rows.filter({ visible: true })).toHaveCount(5)
  await expect(rows.first()).toContainText('Far apart')
  await fold.click()
  await expect(rows.filter({ visible: true })).toHaveCount(12)
  await fold.click()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows.filter({ visible: true })).toHaveCount(12)
  await expect(fold).toBeHidden()
})

test('on paper what to talk about stands below its title', async ({ page }) => {
  await page.goto(TEAM)
  await page.emulateMedia({ media: 'print' })
  const section = page.getByRole('region', { name: 'Talk About These First' })
  const title = await section.getByRole('heading', { level: 2 }).boundingBox()
  const point = await section.getByRole('listitem').first().boundingBox()
  expect(point?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? Infinity))
})

test('what a distance rests on begins on one line, and dots do below their letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(TEAM)
  await page.getByText('Show the other seven questions').click()
  const leftsOf = (part: string) =>
    page
      .getByRole('table', { name: /^How many reports chose/ })
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  const details = await leftsOf('[class*=apart] > :last-child')
  expect(details).toHaveLength(12)
  expect(new Set(details).size).toBe(1)
  const dots = await leftsOf('td:nth-child(3) [aria-hidden]')
  expect(dots).toHaveLength(12)
  expect(new Set(dots).size).toBe(1)
})

test('in the list of a team a score between two stages is explained', async ({ page }) => {
  await page.goto(`/team/${SPRING}.${IN_GAP}`)
  const reports = page.getByRole('table', { name: 'Each report, with its score and stage' })
  await expect(reports.getByRole('row').nth(1)).not.toContainText('between')
  await expect(reports.getByRole('row').nth(2)).toContainText(
    '2.6Ad Hoc between Foundational and Evolving',
  )
  await expect(page.getByText(/^A score between two stages is labeled Ad Hoc/)).toBeVisible()
  await page.goto(`/team/${SPRING}.${AUTUMN}`)
  await expect(page.getByText(/^A score between two stages/)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a team shows every question on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(TEAM)
    const rows = page.getByRole('row').filter({ has: page.locator('[class*=apart]') })
    await page.getByText('Show the other seven questions').click()
    await expect(rows.filter({ visible: true })).toHaveCount(12)
  })
})
