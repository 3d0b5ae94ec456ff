import { existsSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { LEAD, openApp } from '../../tests/support/test-app.ts'
import { parseConfig } from '../../src/server/config.ts'

type Service = {
  environment?: Record<string, string | number>
  ports?: string[]
  command?: string[]
}

const COMPOSE: { services: Record<string, Service> } = parse(textOf('compose.yaml'))
const { app, database, desk } = COMPOSE.services
const RENDER: {
  services: [{ startCommand: string; envVars: { key: string; value?: string | number }[] }]
} = parse(textOf('render.yaml'))

const [, FLY = ''] = /^\[env\]\n((?:.+\n)+)/m.exec(textOf('fly.toml')) ?? []
/** What each host sets. */
const ENVIRONMENTS = {
  compose: environmentOf(Object.entries(app?.environment ?? {})),
  render: environmentOf(
    RENDER.services[0].envVars.map(({ key, value }) => [key, value ?? 'https://example.com']),
  ),
  fly: environmentOf(matchesIn(FLY, /^([A-Z_]+) = "(.*)"$/gm)),
  systemd: environmentOf(matchesIn(textOf('assessment.service'), /^Environment=([A-Z_]+)=(.*)$/gm)),
}

function environmentOf(pairs: (readonly [string, string | number])[]): Record<string, string> {
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}

function matchesIn(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ([, name = '', value = '']) => [name, value] as const)
}

function textOf(file: string): string {
  return readFileSync(existsSync(file) ? file : join('deploy', file), 'utf8')
}

describe('the files for hosts', () => {
  it('give the server settings that it takes', () => {
    const known = readFileSync('.env.example', 'utf8')
    for (const [host, env] of Object.entries(ENVIRONMENTS)) {
      expect({ host, config: parseConfig(env) }).toMatchObject({ host, config: { ok: true } })
      expect(Object.keys(env).length).toBeGreaterThan(1)
      const unknown = Object.keys(env).filter((name) => !known.includes(`#${name}=`))
      expect({ host, unknown: unknown.filter((name) => !name.startsWith('NODE_')) }).toEqual({
        host,
        unknown: [],
      })
    }
  })

  it('start a program that is there', () => {
    const lines = [
      ...['Dockerfile', 'assessment.service', 'assessment-backup.service'].map(textOf),
      RENDER.services[0].startCommand,
      ...Object.values(COMPOSE.services).map(({ command = [] }) => command.join()),
    ]
    const programs = lines.flatMap((text) => text.match(/src\/[\w/]+\.ts/g) ?? [])
    expect(programs.length).toBeGreaterThan(4)
    expect(programs.filter((path) => !existsSync(path))).toEqual([])
  })

  it('start nothing by a Node.js that is too old for it, as Debian’s own is', () => {
    for (const unit of ['assessment.service', 'assessment-backup.service'])
      expect(textOf(unit)).toMatch(
        /^ExecStart=\/usr\/bin\/node --import \.\/scripts\/setup\/runtime\.mjs src\/\w+\/main\.ts/m,
      )
  })

  it('let nothing that they start go on as root', () => {
    // Every stage that runs, except the one that begins as root.
    const stages = textOf('Dockerfile').split(/^FROM /m)
    const running = stages.filter((stage) => /^CMD /m.test(stage))
    expect(running).toHaveLength(3)
    expect(running.filter((stage) => /^USER node$/m.test(stage))).toHaveLength(2)
    // Where it begins as root, it goes on as that user.
    const asRoot = textOf('Dockerfile').split(/^USER root$/m)
    expect(asRoot).toHaveLength(2)
    expect(asRoot[1]).toMatch(/^\nCMD .*exec setpriv --reuid=node .*--no-new-privs .*\n/)
    expect(textOf('Dockerfile').trimEnd()).toMatch(/\nFROM server$/)
    for (const unit of ['assessment.service', 'assessment-backup.service'])
      expect(textOf(unit)).toMatch(/^User=assessment$/m)
    expect(textOf('haproxy-postgres.cfg')).toMatch(/^global\n {2}user haproxy$/m)
  })

  it('give the password of the tables’ owner to the database alone', () => {
    for (const each of [app, desk]) expect(each?.environment).toMatchObject({ OWNER_PASSWORD: '' })
    expect(database?.environment).toMatchObject({ POSTGRES_PASSWORD: '${OWNER_PASSWORD:-}' })
  })

  it('publish nothing but the proxy beyond this machine', () => {
    const ports = Object.values(COMPOSE.services).flatMap(({ ports: each = [] }) => each)
    const open = ports.filter((port) => !port.startsWith('127.0.0.1:'))
    expect(open).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443'])
  })
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
    ['Fly, by IPv6', ENVIRONMENTS.fly, 'fdaa:0:1::3', fly],
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
    ['Fly', ENVIRONMENTS.fly, '172.16.3.2', (each: string) => fly('198.51.100.7', `${each}, `)],
    [
      'Fly, of its header',
      ENVIRONMENTS.fly,
      '172.16.3.2',
      (each: string) => ({ ...fly('198.51.100.7'), 'fly-client-ip': `${each}, 198.51.100.7` }),
    ],
    [
      'Fly, as no address',
      ENVIRONMENTS.fly,
      '172.16.3.2',
      (each: string) => ({ ...fly('198.51.100.7'), 'fly-client-ip': `a${each}` }),
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
