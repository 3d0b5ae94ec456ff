import { expect, it } from 'vitest'
import { readServiceSettings } from './service-settings.ts'

const GOOD = { DESK_URL: 'https://desk.provider.com', DESK_SECRET: 'x'.repeat(32) }

it('takes what the owner sets', () => {
  const editors = ' anna@provider.com, Bo Li ,'
  const settings = readServiceSettings({ ...GOOD, DESK_PORT: '3200', DESK_EDITORS: editors })
  expect(settings).toEqual({
    url: new URL('https://desk.provider.com'),
    port: 3200,
    secret: GOOD.DESK_SECRET,
    editors: new Set(['anna@provider.com', 'Bo Li']),
  })
})

it('listens on 3100, and lets nobody change anything, where nothing else is said', () => {
  expect(readServiceSettings(GOOD)).toMatchObject({ port: 3100, editors: new Set() })
})

it.each([
  '',
  'desk.provider.com',
  'http://desk.provider.com',
  'https://desk.provider.com/desk',
  'https://desk.provider.com/?a',
  'https://anna:word@desk.provider.com',
  'ftp://desk.provider.com',
])('refuses the DESK_URL %j', (url) => {
  expect(() => readServiceSettings({ ...GOOD, DESK_URL: url })).toThrow(/^DESK_URL must be where/)
})

it.each(['short', 'with a space'.padEnd(40, 'x'), 'ü'.repeat(40), ''])(
  'refuses the DESK_SECRET %j, and does not repeat it',
  (secret) => {
    const read = () => readServiceSettings({ ...GOOD, DESK_SECRET: secret })
    expect(read).toThrow(/^DESK_SECRET must have at least 32/)
    if (secret) expect(read).not.toThrow(secret)
  },
)

it.each(['0', '65536', '1e3', '-1', 'http'])('refuses the DESK_PORT %j', (port) => {
  expect(() => readServiceSettings({ ...GOOD, DESK_PORT: port })).toThrow(/^DESK_PORT must be/)
})

it.each(['anna@provider.com, Zoë', 'x'.repeat(101)])('refuses the DESK_EDITORS %j', (names) => {
  expect(() => readServiceSettings({ ...GOOD, DESK_EDITORS: names })).toThrow(/^DESK_EDITORS must/)
})
