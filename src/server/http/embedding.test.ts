import { expect, it } from 'vitest'
import { PRERENDERED } from '../../contract/prerendered.ts'
import { openApp } from '../../../tests/support/test-app.ts'

const ORIGINS = ['https://www.provider.com', 'https://provider.com']
const EMBEDDED = ['/embed', '/embed.js']

it('lets only the named sites use the files for embedding', async () => {
  const { app } = await openApp({ config: { embedOrigins: ORIGINS } })
  for (const url of EMBEDDED) {
    const { statusCode, headers } = await app.inject(url)
    expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://www.provider.com https://provider.com;',
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(headers['x-robots-tag']).toBe('noindex')
    const etag = String(headers['etag'])
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.headers['x-frame-options']]).toEqual([304, undefined])
  }
})

it('allows no other page in a frame', async () => {
  const { app } = await openApp({ config: { embedOrigins: ORIGINS } })
  const others = ['/report/4X3A-AA07', '/team/a.b', '/favicon.svg', '/livez', '/embed/x', '/Embed']
  for (const url of [...PRERENDERED.map(({ path }) => path), ...others]) {
    const { headers } = await app.inject(url)
    expect({ url, ...headers }).toMatchObject({
      ...{ url, 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin' },
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  }
})

it.each([...EMBEDDED, '/embed/'])('has no %s unless a site is named', async (url) => {
  const { app } = await openApp()
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['x-frame-options']]).toEqual([404, 'DENY'])
})
