import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchChecked, PREBUILT } from './driver.mjs'

const ARCHIVE = Buffer.from('a compiled driver')
const HASH = createHash('sha256').update(ARCHIVE).digest('hex')

describe('a file that was compiled elsewhere', () => {
  const server = createServer((request, reply) =>
    request.url === '/driver' ? reply.end(ARCHIVE) : reply.writeHead(404).end(ARCHIVE),
  )
  let address = ''

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${server.address().port}`
  })
  afterAll(() => server.close())

  it('is used when its bytes have the hash that is written down', async () => {
    expect(await fetchChecked(`${address}/driver`, HASH)).toEqual(ARCHIVE)
  })

  it('is refused when a single digit differs, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const other = HASH.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(await fetchChecked(`${address}/driver`, other)).toBeUndefined()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/driver'))
    warn.mockRestore()
  })

  it('is not waited for where it is missing or nobody answers', async () => {
    expect(await fetchChecked(`${address}/other`, HASH)).toBeUndefined()
    expect(await fetchChecked('http://127.0.0.1:9/driver', HASH)).toBeUndefined()
  })
})

it('knows the compiled files of the version that is locked', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(packages['node_modules/better-sqlite3'].version).toBe(PREBUILT.version)
  for (const hash of Object.values(PREBUILT.sha256)) expect(hash).toMatch(/^[0-9a-f]{64}$/)
})
