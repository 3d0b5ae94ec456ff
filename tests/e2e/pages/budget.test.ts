import { expect, test } from '../visitor.ts'
import { bytesOfReactAlone, bytesOverTheWire, sum } from './wire-bytes.ts'

const LANDING_LIMIT_BYTES = 140_000
const FONTS_LIMIT_BYTES = 55_000
/** Of React hydrating one button, built in the same run. */
const MOST_TIMES_REACT = 1.36

test('the landing page fits its budget, its script is at most 1.36 times React itself, and no other origin is requested', async ({
  page,
  baseURL,
}) => {
  const addresses = new Set<string>()
  page.on('request', (request) => addresses.add(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bytesOf = async (ending: string) =>
    sum(
      await Promise.all(
        [...addresses].filter((address) => address.endsWith(ending)).map(bytesOverTheWire),
      ),
    )

  expect([...addresses].filter((address) => !address.startsWith(baseURL ?? ''))).toEqual([])
  expect(await bytesOf('')).toBeLessThanOrEqual(LANDING_LIMIT_BYTES)

  const fonts = [...addresses].filter((address) => address.endsWith('.woff2'))
  expect(fonts.length).toBeLessThanOrEqual(2)
  expect(await bytesOf('.woff2')).toBeLessThanOrEqual(FONTS_LIMIT_BYTES)
  const react = await bytesOfReactAlone()
  const bytes = await bytesOf('.js')
  expect(bytes).toBeGreaterThan(react)
  expect(bytes / react).toBeLessThanOrEqual(MOST_TIMES_REACT)
})
