import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import { ask } from '../../../tests/support/ask.ts'
import { asUser, leadNamed, openTestDesk, PASSWORD } from '../../../tests/support/test-desk.ts'

const READS = [
  ...[DESK_PATHS.user, DESK_PATHS.leads, DESK_PATHS.leadsFile, DESK_PATHS.sources],
  ...[DESK_PATHS.counts, `${DESK_PATHS.lead}?id=1`, `${DESK_PATHS.erasure}?id=1`],
  ...[`${DESK_PATHS.numbers}?days=7`, DESK_PATHS.health],
  `${DESK_PATHS.deliveryLead}?id=1`,
]
const CHANGES = [
  ...[DESK_PATHS.note, DESK_PATHS.erasure, DESK_PATHS.release, DESK_PATHS.sendAgain],
  DESK_PATHS.edition,
]

it('serves its pages to anyone, and data only with a session', async () => {
  const desk = await openTestDesk()
  for (const path of ['/', '/leads', '/leads/1', '/x']) {
    expect((await desk.get(path)).text, path).toContain('<title>Desk</title>')
  }
  for (const path of [...READS, '/api/desk/nothing']) {
    expect((await desk.get(path)).status, path).toBe(401)
  }
  for (const path of [...CHANGES, DESK_PATHS.logout, '/api/desk/nothing']) {
    expect((await desk.post(path, {})).status, path).toBe(401)
  }
})

it('lets a person with read-only access see everything, but not change or export anything', async () => {
  const desk = await openTestDesk()
  await desk.server.saveLead('k', leadNamed('Ada Marsh', 'Larkfield'))
  const bob = await asUser(desk, 'bob')
  for (const path of READS) {
    const status = path === DESK_PATHS.leadsFile ? 403 : 200
    expect((await bob.get(path)).status, path).toBe(status)
  }
  for (const path of CHANGES) {
    const reply = await bob.post(path, {})
    expect(reply.status, path).toBe(403)
    expect(reply.text).toContain('bob has read-only access')
  }
  expect((await bob.post(DESK_PATHS.logout, {})).status).toBe(204)
})

it('answers only for loopback names and the host of DESK_URL', async () => {
  const desk = await openTestDesk({ url: new URL('https://desk.provider.example') })
  const { port } = desk
  for (const host of ['127.0.0.1', `localhost:${port}`, `[::1]:${port}`, 'desk.provider.example']) {
    expect((await desk.get('/', { host })).status, host).toBe(200)
  }
  for (const host of ['127.0.0.1.evil.example', 'localhost.evil.example:80', `10.0.0.1:${port}`]) {
    expect((await desk.get('/', { host })).status, host).toBe(403)
  }
})

it('accepts no change from a page of another site', async () => {
  const desk = await openTestDesk({ url: new URL('https://desk.provider.example') })
  const cookie = await desk.cookieOf('anna')
  const change = (headers: Record<string, string>) =>
    desk.post(DESK_PATHS.sendAgain, { all: true }, { ...cookie, ...headers })
  expect((await change({})).status).toBe(200)
  expect((await change({ origin: 'https://desk.provider.example' })).status).toBe(200)
  for (const headers of [
    { origin: 'null' },
    { origin: `http://localhost:${desk.port}` },
    { origin: 'http://desk.provider.example', host: 'desk.provider.example' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    expect((await change(headers)).status, JSON.stringify(headers)).toBe(403)
  }
  const without = await ask(desk.port, DESK_PATHS.sendAgain, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...cookie },
    body: { all: true },
  })
  expect(without.status).toBe(403)
  expect(without.text).toContain('set DESK_URL to where it opens')
  const read = await desk.get(DESK_PATHS.leads, { ...cookie, 'sec-fetch-site': 'cross-site' })
  expect(read.status).toBe(403)
})

it('sends the security headers with every reply, errors too', async () => {
  const desk = await openTestDesk()
  for (const path of ['/', '/assets/desk.js', '/assets/no.js', DESK_PATHS.leads, '/%']) {
    const { headers } = await desk.get(path)
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  expect((await desk.get('/%')).status).toBe(400)
  expect((await desk.get('/')).headers['cache-control']).toBe('no-store')
  expect((await desk.get('/assets/desk.js')).headers['cache-control']).toContain('immutable')
})

it('accepts 256 connections, and waits for a request for a bounded time', async () => {
  const desk = await openTestDesk({ arriveWithinMs: 500 })
  const sockets = await Promise.all(
    Array.from({ length: 258 }, async () => {
      const socket = connect(desk.port, '127.0.0.1').on('error', () => {})
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      return socket
    }),
  )
  const open = () => sockets.filter(({ readyState }) => readyState === 'open')
  await expect.poll(() => open().length).toBe(256)
  const beginning = 'POST /api/desk/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n'
  const slow = open().slice(0, 2)
  const closed = slow.map((socket) => once(socket.resume(), 'close'))
  for (const [index, end] of ['', '\r\n{'].entries()) slow[index]?.write(`${beginning}${end}`)
  await Promise.all(closed)
})

it('accepts only JSON of a sensible size', async () => {
  const desk = await openTestDesk()
  const cookie = await desk.cookieOf('anna')
  const form = { ...cookie, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await desk.post(DESK_PATHS.note, {}, form)).status).toBe(415)
  const large = { text: 'x'.repeat(2 ** 21) }
  expect((await desk.post(DESK_PATHS.note, large, cookie)).status).toBe(413)
})

it('replies 400 to invalid requests', async () => {
  const desk = await openTestDesk()
  const anna = await asUser(desk, 'anna')
  for (const address of [
    ...['page=0', 'state=x', 'from=2026-02-30', 'since=now', 'search=a&search=b', 'stage=a%00']
      .concat(`search=${'x'.repeat(301)}`)
      .map((query) => `${DESK_PATHS.leads}?${query}`),
    ...['id=1e3', `id=${'9'.repeat(40)}`].map((id) => `${DESK_PATHS.lead}?${id}`),
    `${DESK_PATHS.numbers}?days=8`,
  ]) {
    expect((await anna.get(address)).status, address).toBe(400)
  }
  const note = { id: 1, state: 'new', text: '', remindOn: null, version: 0 }
  for (const [path, body] of [
    [DESK_PATHS.note, { ...note, id: '1' }],
    [DESK_PATHS.note, { ...note, text: 'a\0b' }],
    [DESK_PATHS.note, { ...note, text: 'x'.repeat(5001) }],
    [DESK_PATHS.note, { ...note, version: 2 ** 31 }],
    [DESK_PATHS.erasure, { email: 'x', typed: 'x' }],
    [DESK_PATHS.sendAgain, {}],
    [DESK_PATHS.release, { id: 0 }],
    [DESK_PATHS.login, undefined],
    [DESK_PATHS.login, { name: ['anna'], password: PASSWORD }],
  ] as const) {
    expect((await anna.post(path, body)).status, JSON.stringify(body ?? '').slice(0, 80)).toBe(400)
  }
})
