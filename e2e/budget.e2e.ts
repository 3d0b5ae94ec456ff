import { expect, test } from './visitor.ts'
import { bytesOverTheWire, sum } from './wire-bytes.ts'

const LANDING_LIMIT_BYTES = 140_000
const FONTS_LIMIT_BYTES = 55_000

test('the landing page fits its budget, and asks no other origin', async ({ page, baseURL }) => {
  const addresses = new Set<string>()
  page.on('request', (request) => addresses.add(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect([...addresses].filter((address) => !address.startsWith(baseURL ?? ''))).toEqual([])
  const sizes = await Promise.all([...addresses].map(bytesOverTheWire))
  expect(sum(sizes)).toBeLessThanOrEqual(LANDING_LIMIT_BYTES)

  const fonts = [...addresses].filter((address) => address.endsWith('.woff2'))
  expect(fonts.length).toBeLessThanOrEqual(2)
  expect(sum(await Promise.all(fonts.map(bytesOverTheWire)))).toBeLessThanOrEqual(FONTS_LIMIT_BYTES)
})
