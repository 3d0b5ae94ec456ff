import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import { asUser, cookiesIn, openTestDesk } from '../../../tests/support/test-desk.ts'

it('sets a cookie for twelve hours that no script can read and no other site sends', async () => {
  const desk = await openTestDesk()
  const reply = await desk.logIn()
  expect(JSON.parse(reply.text)).toEqual({ name: 'anna', mayChange: true })
  const [cookie = ''] = cookiesIn(reply)
  expect(cookie).toMatch(
    new RegExp(`^desk_${desk.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/; Max-Age=43200$`),
  )
  const session = { cookie: cookie.split(';')[0] ?? '' }
  expect((await desk.get(DESK_PATHS.user, session)).status).toBe(200)
  desk.clock.now += 12 * 3_600_000
  expect((await desk.get(DESK_PATHS.user, session)).status).toBe(401)
})

it('keeps apart the sessions of two desks that a browser reaches through two tunnels', async () => {
  const [one, other] = [await openTestDesk(), await openTestDesk()]
  const at = (port: number) => ({ host: `localhost:${port}`, origin: `http://localhost:${port}` })
  const [ofOne = '', ofOther = ''] = [
    ...cookiesIn(await one.logIn('anna', at(3101))),
    ...cookiesIn(await other.logIn('anna', at(3102))),
  ].map((cookie) => cookie.split(';')[0])
  expect([ofOne, ofOther].map((cookie) => cookie.split('=')[0])).toEqual(['desk_3101', 'desk_3102'])
  const cookie = `${ofOne}; ${ofOther}`
  expect((await one.get(DESK_PATHS.user, { ...at(3101), cookie })).status).toBe(200)
  expect((await other.get(DESK_PATHS.user, { ...at(3102), cookie })).status).toBe(200)
})

it('marks the cookie as secure if the browser uses https', async () => {
  const desk = await openTestDesk({ url: new URL('https://desk.provider.example') })
  const headers = { host: 'desk.provider.example', origin: 'https://desk.provider.example' }
  expect(cookiesIn(await desk.logIn('anna', headers))[0]).toMatch(/; Secure$/)
})

it('gives the same reply to a wrong password and to an unknown name', async () => {
  const desk = await openTestDesk()
  const replies = [await desk.logIn('anna', {}, 'wrong password'), await desk.logIn('nobody')]
  expect(replies.map(({ status }) => status)).toEqual([401, 401])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies.flatMap(cookiesIn)).toEqual([])
})

it('lets an address wait after two wrong passwords', async () => {
  const desk = await openTestDesk()
  const mallory = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  await desk.logIn('anna', mallory, 'wrong password')
  expect((await desk.logIn('anna', mallory, 'wrong password')).status).toBe(401)
  const refused = await desk.logIn('anna', mallory)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect(refused.text).toContain('Wait 1 second, then try again.')
  const other = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' }
  expect((await desk.logIn('anna', other)).status).toBe(200)
  desk.clock.now += 1000
  expect((await desk.logIn('anna', mallory)).status).toBe(200)
})

it('counts all addresses of an IPv6 network as one', async () => {
  const desk = await openTestDesk()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await desk.logIn('anna', from('2001:db8:1:2::1'), 'wrong')
  await desk.logIn('anna', from('2001:db8:1:3::1'), 'wrong')
  expect((await desk.logIn('anna', from('2001:db8:1:ffff::1'))).status).toBe(429)
  expect((await desk.logIn('anna', from('2001:db8:2:2::1'))).status).toBe(200)
})

it('ends only this session at "Sign out"', async () => {
  const desk = await openTestDesk()
  const [anna, other] = [await asUser(desk, 'anna'), await asUser(desk, 'anna')]
  const reply = await anna.post(DESK_PATHS.logout, {})
  expect(reply.status).toBe(204)
  expect(cookiesIn(reply)[0]).toContain('Max-Age=0')
  expect((await anna.get(DESK_PATHS.user)).status).toBe(401)
  expect((await other.get(DESK_PATHS.user)).status).toBe(200)
})

it('ends the sessions only of a person whose line is removed or changed', async () => {
  const desk = await openTestDesk()
  const [anna, bob] = [await asUser(desk, 'anna'), await asUser(desk, 'bob')]
  const account = desk.accounts.get('bob')
  if (!account) throw new Error('Bob is there')
  desk.accounts.set('bob', { ...account, mayChange: true })
  expect((await bob.get(DESK_PATHS.user)).status).toBe(401)
  const again = await asUser(desk, 'bob')
  desk.accounts.delete('bob')
  expect((await again.get(DESK_PATHS.user)).status).toBe(401)
  expect((await anna.get(DESK_PATHS.user)).status).toBe(200)
})
