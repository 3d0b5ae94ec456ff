import { expect, startFromHere, test } from '../visitor.ts'

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
