import { expect, startAsLead, test } from '../e2e/visitor.ts'

test('a browser gets the pages, their files and the replies by HTTP/2', async ({ page }) => {
  await startAsLead(page, { email: 'h2@larkfield.example' })
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, nextHopProtocol }) => ({ path: new URL(name).pathname, nextHopProtocol })),
  )
  expect(protocols.map(({ path }) => path)).toContain('/api/leads')
  expect(protocols.length).toBeGreaterThan(3)
  expect(protocols.filter(({ nextHopProtocol }) => nextHopProtocol !== 'h2')).toEqual([])
})
