import { expect, test } from '../visitor.ts'
import { bytesOfReactAlone, bytesOverTheWire, sum } from './wire-bytes.ts'

const LANDING_LIMIT_BYTES = 140_000
const FONTS_LIMIT_BYTES = 55_000
/** Of React hydrating one button, built in the same run. */
const MOST_TIMES_REACT = 1.3

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

test('the script of the landing page is at most 1.3 of React alone', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  const bytes = sum(await Promise.all([...scripts].map(bytesOverTheWire)))
  const react = await bytesOfReactAlone()
  expect(bytes).toBeGreaterThan(react)
  expect(bytes / react).toBeLessThanOrEqual(MOST_TIMES_REACT)
})
