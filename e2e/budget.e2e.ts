import { expect, test } from './visitor.ts'
import { bytesOfReactAlone, bytesOverTheWire, sum } from './wire-bytes.ts'

const LANDING_LIMIT_BYTES = 140_000
const FONTS_LIMIT_BYTES = 55_000
const REACT_FLOOR_RATIO = 1.4

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

test('the scripts of the first page are at most 1.4 times React itself', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  const own = sum(await Promise.all([...scripts].map(bytesOverTheWire)))
  const floor = await bytesOfReactAlone()
  expect(own / floor, `${own} bytes against ${floor}`).toBeLessThanOrEqual(REACT_FLOOR_RATIO)
})
