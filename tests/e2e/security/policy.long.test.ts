import { expect, openReport, startAsLead, test, watchConsole } from '../visitor.ts'

test('a visit works on plain http, as on a local network', async ({
  playwright,
  service,
}, info) => {
  test.slow()
  const { port } = new URL(service.url)
  const { launchOptions = {} } = info.project.use
  // No browser treats this name as its own machine, so it is an insecure address.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP trial.test 127.0.0.1'],
  })
  try {
    const page = await browser.newPage({ baseURL: `http://trial.test:${port}` })
    const complaints = watchConsole(page)
    await startAsLead(page)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    // Both of the numbers that only an insecure page makes in its own way.
    await openReport(page, '222 222 222 222')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your enablement is Foundational',
    )
    // The browser reports that it ignores the header, which only counts on https.
    expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  } finally {
    await browser.close()
  }
})
