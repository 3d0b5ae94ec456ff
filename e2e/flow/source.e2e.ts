import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { expect, startFromHere, test } from '../visitor.ts'

const CODE = reportCodeOf(answersOf('133334445444'))
const FEED = 'https://www.linkedin.com/feed/?who=ada'

test("a visit that a campaign brought stands in the owner's list with its source", async ({
  page,
  service,
}) => {
  const campaign =
    '?utm_source=spring+letter&utm_medium=email&utm_campaign=%C3%89t%C3%A9&gclid=secret'
  await page.goto(`/compare${campaign}`, { referer: FEED })
  await page.getByRole('link', { name: 'home' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await startFromHere(page, { company: 'Campaign Ltd' })

  const listed = await service.owner('export', 'leads', '--source', 'spring')
  expect(listed).toContain('Campaign Ltd')
  expect(listed).toMatch(/,spring letter,email,Été,www\.linkedin\.com,,new,\r\n$/)
})

test('a visit that begins with a shared report is known by the site of its link', async ({
  page,
  service,
}) => {
  await page.goto(`/report/${CODE}`, { referer: FEED })
  await page.goto('/?utm_source=later')
  await startFromHere(page, { company: 'Link Ltd' })

  expect(service.rows('maturity_quiz_leads')).toContainEqual(
    expect.objectContaining({
      ...{ company: 'Link Ltd', referrer_host: 'www.linkedin.com' },
      ...{ utm_source: null, utm_medium: null, utm_campaign: null },
    }),
  )
})

test('a visit that nothing is known of leaves nothing behind', async ({ page, service }) => {
  await page.goto('/')
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await startFromHere(page, { company: 'Nowhere Ltd' })

  expect(await service.owner('export', 'leads', '--company', 'Nowhere Ltd')).toMatch(
    /,,,,,new,\r\n$/,
  )
})
