import { request } from 'node:http'
import { expect, test } from '../visitor.ts'

/** Of the landing page, in bytes over the wire. */
const MOST = { all: 140_000, scripts: 80_000, fonts: 55_000 }

test('the landing page, its script and its fonts fit their budgets, and no other origin is requested', async ({
  page,
  baseURL,
}) => {
  const addresses = new Set<string>()
  page.on('request', (sent) => addresses.add(sent.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...addresses].filter((address) => !address.startsWith(baseURL ?? ''))).toEqual([])
  const bytesOf = async (ending: string) => {
    const all = [...addresses].filter((address) => address.endsWith(ending))
    expect(all).not.toEqual([])
    return (await Promise.all(all.map(bytesOverTheWire))).reduce((sum, bytes) => sum + bytes)
  }

  expect(await bytesOf('')).toBeLessThanOrEqual(MOST.all)
  expect(await bytesOf('.js')).toBeLessThanOrEqual(MOST.scripts)
  expect(await bytesOf('.woff2')).toBeLessThanOrEqual(MOST.fonts)
})

/** The body as a browser on https gets it: brotli where there is one. */
function bytesOverTheWire(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
