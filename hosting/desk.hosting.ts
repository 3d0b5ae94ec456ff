import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK_PATHS } from '../src/contract/desk.ts'
import { EDITOR, READER, SECRET, startDeskBehind, UNNAMED } from './desk-behind.ts'
import { isMissing } from './proxies.ts'

const proxies = (['caddy', 'nginx'] as const).filter((name) => !isMissing(name))
const cases = proxies.flatMap((name) =>
  (['password', 'log-in'] as const).map((by) => ({ name, by })),
)

describe.each(cases)('the desk behind $name, by $by', ({ name, by }) => {
  let desk: Awaited<ReturnType<typeof startDeskBehind>>

  beforeAll(async () => {
    desk = await startDeskBehind(name, by)
  })
  afterAll(() => desk.stop())

  it('opens for who logged in, as that person', async () => {
    expect((await desk.ask({ as: EDITOR, path: '/' })).status).toBe(200)
    expect(JSON.parse((await desk.ask({ as: EDITOR })).text)).toEqual({
      name: EDITOR,
      mayChange: true,
    })
    expect(JSON.parse((await desk.ask({ as: READER })).text)).toEqual({
      name: READER,
      mayChange: false,
    })
  })

  it('takes a change from its own page', async () => {
    const erasure = { emails: ['nobody@example.com'], typed: 'nobody@example.com' }
    const change = (as: string, origin: string) => {
      const headers = ['content-type', 'application/json', 'origin', origin]
      return desk.ask({ as, path: DESK_PATHS.erasure, headers, body: JSON.stringify(erasure) })
    }
    expect((await change(EDITOR, desk.url)).status).toBe(200)
    expect((await change(READER, desk.url)).status).toBe(403)
    expect((await change(EDITOR, 'https://evil.example')).status).toBe(403)
  })

  it.each([{}, { as: 'eve' }])('shows nothing to %j', async (who) => {
    for (const path of ['/', DESK_PATHS.user, DESK_PATHS.leads]) {
      const { status, text } = await desk.ask({ path, ...who })
      expect({ path, status }).toEqual({ path, status: 401 })
      expect(text).not.toContain('root')
    }
  })

  it.each(['X-Desk-User', 'x-desk-user', 'Remote-User'])(
    'does not believe who somebody says to be in %s',
    async (header) => {
      for (const headers of [
        [header, EDITOR],
        [header, EDITOR, header, EDITOR],
      ]) {
        const { status, text } = await desk.ask({ as: READER, headers })
        expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 200, name: READER })
      }
      expect((await desk.ask({ headers: [header, EDITOR] })).status).toBe(401)
    },
  )

  it('does not believe whom the log-in does not name either', async () => {
    const { status } = await desk.ask({ as: UNNAMED, headers: ['Remote-User', EDITOR] })
    expect(status).toBe(by === 'password' ? 401 : 403)
  })

  it('gains nothing from a secret that somebody sends along', async () => {
    const headers = ['X-Desk-Secret', SECRET, 'X-Desk-User', EDITOR]
    expect((await desk.ask({ headers })).status).toBe(401)
    const { text } = await desk.ask({ as: READER, headers: ['X-Desk-Secret', 'wrong'] })
    expect(JSON.parse(text)).toMatchObject({ name: READER })
  })

  it.each([
    '/api/../api/desk/leads',
    '/%61pi/desk/leads',
    '//api/desk/leads',
    '/log-in',
    '/open?token=a',
  ])('asks for the log-in at %s too', async (path) => {
    expect([400, 401, 404]).toContain((await desk.ask({ path })).status)
  })

  it('shows nothing under another host', async () => {
    const { text } = await desk.ask({ as: EDITOR, host: 'evil.example' })
    expect(text).not.toContain(EDITOR)
  })

  it('is closed to whom goes past the proxy', async () => {
    const known = { 'x-desk-user': EDITOR }
    for (const headers of [{}, known, { ...known, 'x-desk-secret': 'x' }]) {
      const { status } = await fetch(`http://127.0.0.1:${desk.deskPort}/`, { headers })
      expect(status).toBe(403)
    }
  })
})
