import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk.ts'
import { ask } from '../../http/ask.suite.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { testFolder } from '../../store/test-folder.suite.ts'
import { openTestDesk, openTestService } from './desk-client.suite.ts'

const LEAD = { name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' }
const SECRET = 'a-secret-that-only-the-proxy-knows'
const ANNA = 'anna@provider.example'
const HOST = 'desk.provider.example'
const ORIGIN = `https://${HOST}`

const file = join(testFolder('desk-service', afterAll), 'assessment.sqlite')
const database = { url: `file:${file}` }

describe('a desk behind the owner’s proxy', async () => {
  const store = openSqliteStore(file)
  await store.saveLead('key-1', LEAD)
  const desk = await openTestService(database, {
    url: new URL(ORIGIN),
    port: 0,
    secret: SECRET,
    editors: new Set([ANNA]),
  })
  afterAll(async () => {
    await desk.close()
    await store.close()
  })

  type Headers = Readonly<Record<string, string | undefined>>
  const PROXIED = { host: HOST, 'x-desk-secret': SECRET, 'x-desk-user': ANNA }
  const OWN_PAGE = { origin: ORIGIN, 'content-type': 'application/json' }

  /** As the proxy hands it on, but for what is said otherwise; `undefined` leaves a header out. */
  function read(path: string, headers: Headers = {}) {
    return ask(desk.port, path, { headers: given({ ...PROXIED, ...headers }) })
  }

  function change(path: string, body: unknown, headers: Headers = {}) {
    const all = given({ ...PROXIED, ...OWN_PAGE, ...headers })
    return ask(desk.port, path, { method: 'POST', headers: all, body })
  }

  it('answers whom the proxy let in', async () => {
    expect(desk.address).toBe(ORIGIN)
    expect(JSON.parse((await read(DESK_PATHS.leads)).text)).toMatchObject({ rows: [LEAD] })
    expect((await read('/')).status).toBe(200)
    expect(JSON.parse((await read(DESK_PATHS.user)).text)).toEqual({ name: ANNA, mayChange: true })
  })

  it('tells browsers to use https from now on', async () => {
    const { headers } = await read('/')
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each<[string, Headers]>([
    ['without the secret', { 'x-desk-secret': undefined }],
    ['with an empty secret', { 'x-desk-secret': '' }],
    ['with a wrong secret', { 'x-desk-secret': `${SECRET}x` }],
    ['with the beginning of the secret', { 'x-desk-secret': SECRET.slice(0, -1) }],
    ['with the secret twice in one header', { 'x-desk-secret': `${SECRET}, ${SECRET}` }],
    ['without a user', { 'x-desk-user': undefined }],
    ['with an empty user', { 'x-desk-user': '' }],
    ['with a variable of Caddy as the user', { 'x-desk-user': '{http.auth.user.id}' }],
    ['with a user that is no name', { 'x-desk-user': 'x'.repeat(101) }],
    ['for another host', { host: 'evil.example' }],
    ['for its place on loopback', { host: '127.0.0.1:3100' }],
    ['for its host with a port', { host: `${HOST}:443` }],
  ])('refuses a request %s', async (_what, headers) => {
    for (const path of ['/', '/assets/desk.js', ...Object.values(DESK_PATHS)]) {
      const answer = await read(path, headers)
      expect({ path, status: answer.status }).toEqual({ path, status: 403 })
      expect(answer.text).not.toMatch(/ada|Desk<|console|secret/)
    }
    const erasure = { emails: [LEAD.email], typed: LEAD.email }
    expect((await change(DESK_PATHS.erasure, erasure, headers)).status).toBe(403)
  })

  it.each([
    ['X-Desk-Secret', ['x-desk-secret', SECRET, 'x-desk-secret', SECRET, 'x-desk-user', ANNA]],
    ['X-Desk-User', ['x-desk-secret', SECRET, 'x-desk-user', 'eve', 'X-Desk-User', ANNA]],
    ['Host', ['x-desk-secret', SECRET, 'x-desk-user', ANNA, 'host', HOST]],
  ])('refuses %s twice, as a proxy sends it that adds to what came', async (_what, headers) => {
    const status = await new Promise((resolve, reject) => {
      const sent = request({
        ...{ host: '127.0.0.1', port: desk.port, path: DESK_PATHS.leads, agent: false },
        headers: ['host', HOST, ...headers],
      })
      sent.on('error', reject).on('response', (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      sent.end()
    })
    // Node itself refuses a second Host.
    expect([400, 403]).toContain(status)
  })

  it.each<[string, Headers]>([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['the Origin of plain http', { origin: `http://${HOST}` }],
    ['no Origin', { origin: undefined }],
  ])('refuses a change from %s', async (_what, headers) => {
    const answer = await change(DESK_PATHS.erasure, { emails: [LEAD.email] }, headers)
    expect(answer.status).toBe(403)
  })

  it('opens a page from a link in a mail, and gives no other site what the page asks for', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await read('/leads/1', elsewhere)).status).toBe(200)
    for (const path of [
      `${DESK_PATHS.lead}?id=1`,
      '/%61pi/desk/lead?id=1',
      '/api//desk/lead?id=1',
    ]) {
      const { status, text } = await read(path, elsewhere)
      expect(text).not.toContain('Ada')
      expect({ path, status }).toMatchObject({ path, status: 403 })
    }
  })

  it('has no address that opens it by a token, and knows no cookie', async () => {
    const local = await openTestDesk(database)
    const cookie = { cookie: `${local.cookie}; desk_${desk.port}=${local.cookie.split('=')[1]}` }
    await local.close()
    expect((await read(DESK_PATHS.leads, { ...cookie, 'x-desk-secret': undefined })).status).toBe(
      403,
    )
    const opened = await read(local.path)
    expect(opened.headers['set-cookie']).toBeUndefined()
    expect((await read(local.path, { 'x-desk-user': undefined })).status).toBe(403)
  })

  it('lets others look, and neither export nor change anything', async () => {
    const asEve = { 'x-desk-user': 'eve@provider.example' }
    expect((await read(DESK_PATHS.leads, asEve)).status).toBe(200)
    expect(JSON.parse((await read(DESK_PATHS.user, asEve)).text)).toEqual({
      name: 'eve@provider.example',
      mayChange: false,
    })
    for (const path of [
      DESK_PATHS.erasure,
      DESK_PATHS.release,
      DESK_PATHS.exports,
      DESK_PATHS.replay,
      DESK_PATHS.note,
      DESK_PATHS.verify,
      DESK_PATHS.benchmark,
    ]) {
      const { status, text } = await change(path, {}, asEve)
      expect({ path, status, title: JSON.parse(text).title }).toEqual({
        path,
        status: 403,
        title: 'eve@provider.example may look, but not export or change anything',
      })
    }
    const offer = await change(DESK_PATHS.exports, { query: {}, columns: ['email'] })
    const fileOf = `${DESK_PATHS.exportFile}?id=${JSON.parse(offer.text).id}`
    expect((await read(fileOf, asEve)).status).toBe(403)
    expect((await read(fileOf)).text).toContain(LEAD.email)
  })

  it('lists who did what, and never to whom', async () => {
    const note = { id: 1, version: 0, state: 'spoken', text: 'Calls back' }
    const noted = await change(DESK_PATHS.note, note)
    expect(JSON.parse(noted.text)).toMatchObject({ changed: { by: ANNA } })
    const erasure = { emails: ['nobody@engines.example'], typed: 'nobody@engines.example' }
    expect((await change(DESK_PATHS.erasure, erasure)).status).toBe(200)
    const { text } = await read(DESK_PATHS.actions)
    expect(JSON.parse(text)).toEqual([
      { at: expect.stringMatching(/^20.+Z$/), who: ANNA, action: 'erase', count: 1 },
      { at: expect.stringMatching(/^20.+Z$/), who: ANNA, action: 'note', count: 1 },
      { at: expect.stringMatching(/^20.+Z$/), who: ANNA, action: 'export', count: 1 },
    ])
    expect(text).not.toMatch(/engines\.example|Calls back/)
  })
})

function given(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
