import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk.ts'
import { ask } from '../../http/ask.suite.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { testFolder } from '../../store/test-folder.suite.ts'
import { openTestDesk } from './desk-client.suite.ts'

const LEAD = { name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' }

const file = join(testFolder('desk-defenses', afterAll), 'assessment.sqlite')
const databaseUrl = `file:${file}`

describe('a desk, asked by what is not its browser', async () => {
  const store = openSqliteStore(file)
  await store.saveLead('key-1', LEAD, 'burst')
  const desk = await openTestDesk({ url: databaseUrl })
  afterAll(async () => {
    await desk.close()
    await store.close()
  })

  const read = (headers: Record<string, string> = {}) =>
    ask(desk.port, `${DESK_PATHS.leads}?quarantined=only`, {
      headers: { cookie: desk.cookie, ...headers },
    })
  /** Changes nothing, for the count is wrong: a 409 means that it was let in. */
  const change = (headers: Record<string, string> = {}) =>
    desk.post(DESK_PATHS.release, { ids: [1], count: 2 }, headers)

  it('answers its own browser', async () => {
    expect(JSON.parse((await read()).text)).toMatchObject({ rows: [LEAD] })
    expect((await change()).status).toBe(409)
    expect((await ask(desk.port, '/', { headers: { cookie: desk.cookie } })).status).toBe(200)
  })

  it.each([
    ['another name', () => `desk.evil.example:${desk.port}`],
    ['a name that begins like ours', () => `127.0.0.1.evil.example:${desk.port}`],
    ['another port', () => `127.0.0.1:${desk.port + 1}`],
    ['no port', () => '127.0.0.1'],
    ['an address of the network', () => `192.168.0.7:${desk.port}`],
  ])('refuses %s as Host', async (_what, host) => {
    expect((await read({ host: host() })).status).toBe(403)
    expect((await ask(desk.port, desk.path, { headers: { host: host() } })).status).toBe(403)
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('takes %s with its port as Host', async (name) => {
    const host = `${name}:${desk.port}`
    expect((await read({ host })).status).toBe(200)
    expect((await change({ host, origin: `http://${host}` })).status).toBe(409)
  })

  it.each([
    ['a foreign Origin', () => ({ origin: 'https://evil.example' })],
    ['the Origin of another port', () => ({ origin: `http://127.0.0.1:${desk.port + 1}` })],
    ['the Origin "null"', () => ({ origin: 'null' })],
    ['an Origin that begins like ours', () => ({ origin: `${desk.origin}.evil.example` })],
    ['a foreign page', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a page of another port', () => ({ 'sec-fetch-site': 'same-site' })],
  ])('refuses a change from %s', async (_what, headers) => {
    expect((await change(headers())).status).toBe(403)
  })

  it('refuses a change without an Origin', async () => {
    const answer = await ask(desk.port, DESK_PATHS.release, {
      method: 'POST',
      headers: { cookie: desk.cookie, 'content-type': 'application/json' },
      body: { ids: [1], count: 2 },
    })
    expect(answer.status).toBe(403)
  })

  it('refuses a read for another site', async () => {
    expect((await read({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await read({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('knows its browser among cookies of the same name that another port has set', async () => {
    const planted = `desk_${desk.port}=planted`
    for (const cookie of [`${planted}; ${desk.cookie}`, `${desk.cookie}; ${planted}`]) {
      expect((await read({ cookie })).status).toBe(200)
    }
  })

  it.each(['/%', '/api/%', '/%ff'])(
    'guards %s, which is no address, as any other',
    async (path) => {
      const foreign = await ask(desk.port, path, { headers: { host: 'desk.evil.example' } })
      expect(foreign.status).toBe(403)
      expect(foreign.headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect((await ask(desk.port, path)).status).toBe(401)
      const own = await ask(desk.port, path, { headers: { cookie: desk.cookie } })
      expect(own.status).toBe(404)
    },
  )

  it.each([
    ['no cookie', () => ''],
    ['a wrong cookie', () => `desk_${desk.port}=${'A'.repeat(43)}`],
    ['an empty cookie', () => `desk_${desk.port}=`],
    ['the cookie under another name', () => desk.cookie.replace('desk_', 'desk')],
    ['the token as the cookie', () => `desk_${desk.port}=${desk.path.split('=')[1]}`],
  ])('shows nothing to another process with %s', async (_what, cookie) => {
    for (const path of ['/', '/assets/desk.js', ...Object.values(DESK_PATHS)]) {
      const answer = await ask(desk.port, path, { headers: { cookie: cookie() } })
      expect({ path, status: answer.status }).toEqual({ path, status: 401 })
      expect(answer.text).not.toMatch(/ada|Desk<|console/)
    }
    expect((await change({ cookie: cookie() })).status).toBe(401)
  })

  it('opens once: a used, a wrong and a missing token give no cookie', async () => {
    for (const path of [
      desk.path,
      `${desk.path}A`,
      '/open',
      '/open?token=',
      '/open?token=a&token=b',
    ]) {
      const answer = await ask(desk.port, path)
      expect({ path, status: answer.status }).toEqual({ path, status: 401 })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('opens from a link that somebody clicked elsewhere', async () => {
    const other = await openTestDesk({ url: databaseUrl }, { from: 'cross-site' })
    expect(other.entry.status).toBe(200)
    await other.close()
  })

  it('takes the next port where one is taken, and says so where there is no other', async () => {
    const other = await openTestDesk({ url: databaseUrl }, { ports: [desk.port, 0] })
    expect(other.port).not.toBe(desk.port)
    expect(other.entry.status).toBe(200)
    await other.close()
    await expect(openTestDesk({ url: databaseUrl }, { ports: [desk.port] })).rejects.toThrow(
      'EADDRINUSE',
    )
  })

  it('hands out a cookie that no script and no other site gets', () => {
    const { status, headers, text } = desk.entry
    expect(status).toBe(200)
    expect(headers['set-cookie']).toEqual([`${desk.cookie}; HttpOnly; SameSite=Strict; Path=/`])
    expect(desk.cookie).toMatch(/^desk_\d+=[\w-]{43}$/)
    expect(desk.path).not.toContain(desk.cookie.split('=')[1])
    expect(text).toContain('content="0; url=/"')
  })

  it('sends the content policy with every reply, and keeps none', async () => {
    const replies = [
      await read(),
      await change({ origin: 'https://evil.example' }),
      await ask(desk.port, '/nowhere'),
      await ask(desk.port, '/', { method: 'PUT', headers: { origin: desk.origin } }),
    ]
    for (const { headers } of replies) {
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|data:|https?:/)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})
