import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { LEAD, openApp } from '../../tests/support/test-app.ts'
import { parseConfig } from '../../src/server/config.ts'

const COMPOSE: { services: { app: { environment: Record<string, string | number> } } } = parse(
  textOf('compose.yaml'),
)
const RENDER: { services: [{ envVars: { key: string; value?: string | number }[] }] } = parse(
  textOf('render.yaml'),
)

const [, FLY = ''] = /^\[env\]\n((?:.+\n)+)/m.exec(textOf('fly.toml')) ?? []
/** What each host sets. */
const ENVIRONMENTS = {
  compose: environmentOf(Object.entries(COMPOSE.services.app.environment)),
  render: environmentOf(
    RENDER.services[0].envVars.map(({ key, value }) => [key, value ?? 'https://example.com']),
  ),
  fly: environmentOf(Array.from(FLY.matchAll(/^([A-Z_]+) = "(.*)"$/gm), ([, ...pair]) => pair)),
}

function environmentOf(pairs: (string | number)[][]): Record<string, string> {
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}

it.each(Object.entries(ENVIRONMENTS))('the server takes the settings of %s', (_host, env) => {
  expect(parseConfig(env)).toMatchObject({ ok: true })
})

it('Compose keeps the password of the tables’ owner from the server', () => {
  expect(ENVIRONMENTS.compose).toMatchObject({ OWNER_PASSWORD: '' })
})

describe('visitors behind', () => {
  const PROXY = { TRUSTED_PROXIES: '127.0.0.1, ::1' }

  /** How many leads of 200 are kept, one after the other; `headersOf` has what arrives with each. */
  async function keptOf(
    env: Record<string, string>,
    remoteAddress: string,
    headersOf: (visitor: string) => Record<string, string>,
  ) {
    const config = parseConfig(env)
    if (!config.ok) throw new Error(config.error.join())
    const service = await openApp({ config: config.value })
    let kept = 0
    for (let index = 0; index < 200; index += 1) {
      const { statusCode } = await service.app.inject({
        ...{ method: 'POST', url: '/api/leads', remoteAddress },
        headers: { 'idempotency-key': randomUUID(), ...headersOf(`203.0.113.${index}`) },
        payload: LEAD,
      })
      kept += Number(statusCode === 201)
    }
    return { kept, warned: service.logged.filter((line) => line.includes('TRUSTED_PROXIES')) }
  }

  const fly = (visitor: string, invented = '') => ({
    'x-forwarded-for': `${invented}${visitor}, 66.241.124.230`,
    'fly-client-ip': visitor,
    'x-forwarded-proto': 'https',
    via: '2 fly.io',
  })
  const cloudflare = (visitor: string, proxies: string, invented = '') => ({
    'x-forwarded-for': `${invented}${visitor}, ${proxies}`,
    'cf-connecting-ip': visitor,
    'cf-ray': '99f0a1b2c3d4e5f6-FRA',
    'x-forwarded-proto': 'https',
  })
  /** A proxy of your own that names who came to it: Cloudflare. */
  const own = { ...PROXY, CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' }
  const ownHeaders = (visitor: string) => ({
    ...cloudflare(visitor, ''),
    'x-forwarded-for': '172.71.150.9',
  })

  it.each([
    ['Fly', ENVIRONMENTS.fly, '172.16.3.2', fly],
    [
      'Render',
      ENVIRONMENTS.render,
      '10.204.1.2',
      (each: string) => cloudflare(each, '172.71.150.9, 10.204.1.2'),
    ],
    ['Cloudflare and a proxy of your own', own, '127.0.0.1', ownHeaders],
    [
      'Caddy in a container',
      ENVIRONMENTS.compose,
      '172.31.88.3',
      (each: string) => ({ 'x-forwarded-for': each }),
    ],
  ])('%s are told apart', async (_, env, machine, headersOf) => {
    expect(await keptOf(env, machine, headersOf)).toEqual({ kept: 200, warned: [] })
  })

  it.each([
    [
      'Fly',
      ENVIRONMENTS.fly,
      '172.16.3.2',
      (each: string) => ({
        ...fly('198.51.100.7', `${each}, `),
        'fly-client-ip': `${each}, 198.51.100.7`,
      }),
    ],
    [
      'Render',
      ENVIRONMENTS.render,
      '10.204.1.2',
      (each: string) => cloudflare('198.51.100.7', '172.71.150.9, 10.204.1.2', `${each}, `),
    ],
    ['a proxy, past it', own, '198.51.100.7', ownHeaders],
    ['no proxy', { CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' }, '127.0.0.1', ownHeaders],
  ])('%s stay one where one invents addresses', async (_, env, machine, headersOf) => {
    const { kept } = await keptOf(env, machine, headersOf)
    expect(kept).toBeGreaterThanOrEqual(120)
    expect(kept).toBeLessThan(150)
  })

  it('a forgotten proxy are one, and the log says why, once', async () => {
    const { kept, warned } = await keptOf({}, '10.204.1.2', (each) => ({ 'x-forwarded-for': each }))
    expect(kept).toBeLessThan(150)
    expect(warned).toEqual([
      expect.stringContaining('10.204.1.2 sends X-Forwarded-For and is not in TRUSTED_PROXIES'),
    ])
  })
})
