import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { connectionLimitsOf } from '../../src/server/http/connections.ts'
import { LEAD, openApp } from '../../tests/support/test-app.ts'
import { parseConfig } from '../../src/server/config.ts'

type Service = {
  profiles?: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  volumes?: string[]
  stop_grace_period?: string
  read_only?: boolean
  cap_drop?: string[]
  command?: string[]
}

const FILES = readdirSync('deploy')
const COMPOSE: { services: Record<string, Service> } = parse(textOf('compose.yaml'))
const { app, caddy, database, desk } = COMPOSE.services
const RENDER: {
  services: [{ startCommand: string; envVars: { key: string; value?: string | number }[] }]
} = parse(textOf('render.yaml'))
const DRAIN_SECONDS = 8

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

  it('name one port, the address of health and the program', () => {
    const config = parseConfig({})
    const port = config.ok ? config.value.port : 0
    expect(textOf('nginx.conf')).toContain(`server 127.0.0.1:${port} `)
    expect(textOf('Caddyfile')).toContain(`{$UPSTREAMS:127.0.0.1:${port}}`)
    expect(caddy?.environment).toMatchObject({ UPSTREAMS: `app:${port}` })
    expect(app?.environment).toMatchObject({ PORT: port })
    expect(app?.ports).toEqual([`127.0.0.1:${port}:${port}`])
    expect(textOf('fly.toml')).toContain(`internal_port = ${port}\n`)
    expect(RENDER.services[0].startCommand).toBe('node src/server/main.ts')
    expect(textOf('Dockerfile')).toContain(`PORT=${port}\n`)
    expect(textOf('Dockerfile')).toContain(`EXPOSE ${port}\n`)
    expect(textOf('Dockerfile')).toContain('/readyz`')
    expect(readFileSync('src/server/routes/health.ts', 'utf8')).toContain("'/readyz'")
    expect(textOf('Dockerfile')).toContain('CMD ["node", "src/server/main.ts"]')
    expect(textOf('assessment.service')).toMatch(/^ExecStart=\S+ src\/server\/main\.ts$/m)
    expect(textOf('assessment-backup.service')).toMatch(
      /^ExecStart=\S+ src\/owner\/main\.ts backup /m,
    )
  })

  it('wait longer for a stop than the server takes', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({ ok: true, value: { drainMs: 1000 * DRAIN_SECONDS } })
    const [, systemd = '0'] = /^TimeoutStopSec=(\d+)$/m.exec(textOf('assessment.service')) ?? []
    const [, fly = '0'] = /^kill_timeout = (\d+)$/m.exec(textOf('fly.toml')) ?? []
    const [, render = '0'] = /maxShutdownDelaySeconds: (\d+)/.exec(textOf('render.yaml')) ?? []
    const compose = app?.stop_grace_period?.replace(/s$/, '')
    for (const seconds of [systemd, compose, fly, render])
      expect(Number(seconds)).toBeGreaterThan(DRAIN_SECONDS)
  })

  it('let the proxy close idle connections before the server does', () => {
    const { keepAliveMs } = connectionLimitsOf(['127.0.0.1'])
    const [, nginxSeconds = 'x'] =
      /^ {2}keepalive_timeout (\d+)s;/m.exec(textOf('nginx.conf')) ?? []
    const [, caddySeconds = 'x'] = /keepalive (\d+)s/.exec(textOf('Caddyfile')) ?? []
    for (const seconds of [nginxSeconds, caddySeconds])
      expect(1000 * Number(seconds)).toBeLessThan(keepAliveMs)
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

  it('leave no memory of a crashed program on the disk', () => {
    for (const unit of ['assessment.service', 'assessment-backup.service'])
      expect(textOf(unit)).toMatch(/^LimitCORE=0$/m)
  })

  it('give the server the smaller young generation that npm start has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const flag = '--max-semi-space-size=8'
    expect(scripts.start).toBe(`node ${flag} scripts/start.mjs`)
    for (const { NODE_OPTIONS } of [ENVIRONMENTS.render, ENVIRONMENTS.systemd])
      expect(NODE_OPTIONS).toBe(flag)
    const running = textOf('Dockerfile')
      .split(/^FROM /m)
      .filter((stage) => /^CMD /m.test(stage) && !stage.startsWith('server '))
    for (const stage of running) expect(stage).toContain(`NODE_OPTIONS=${flag}\n`)
  })

  it('try to start again for as long as it takes', () => {
    const [unit = '', service = ''] = textOf('assessment.service').split('[Service]')
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(service).toMatch(/^Restart=always\nRestartSec=2$/m)
  })

  it('publish ports of containers for IPv4 only, where Docker keeps the address of a visitor', () => {
    const ports = Object.values(COMPOSE.services).flatMap(({ ports: each = [] }) => each)
    expect(ports).toEqual([
      '127.0.0.1:3000:3000',
      '127.0.0.1:3100:3100',
      '0.0.0.0:80:80',
      '0.0.0.0:443:443',
    ])
  })

  it('start a server with SQLite unless a profile is asked for', () => {
    const started = Object.keys(COMPOSE.services).filter(
      (name) => COMPOSE.services[name]?.profiles === undefined,
    )
    expect(started).toEqual(['app'])
    expect(textOf('Dockerfile')).toContain('DATABASE_URL=file:/data/')
  })

  it('give the password of the tables’ owner to the database alone', () => {
    for (const each of [app, desk]) expect(each?.environment).toMatchObject({ OWNER_PASSWORD: '' })
    expect(database?.environment).toMatchObject({ POSTGRES_PASSWORD: '${OWNER_PASSWORD:-}' })
  })

  it('run the desk beside the server, on its database and its port', () => {
    expect(desk?.command).toEqual(['node', 'src/owner/main.ts', 'desk', '--service'])
    expect(desk?.volumes).toEqual(app?.volumes)
    const port = desk?.environment?.['DESK_PORT']
    expect(desk?.ports).toEqual([`127.0.0.1:${port}:${port}`])
    expect(textOf('.env.example')).toContain(`#DESK_PORT=${port}\n`)
  })

  it('let SQLite write beside the database where the container may write nothing else', () => {
    for (const each of [app, desk])
      expect(each).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(textOf('Dockerfile')).toMatch(/^ENV SQLITE_TMPDIR=\/data$/m)
  })

  it('build the image from all that a build reads', () => {
    const kept = textOf('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    const files = kept.flatMap((pattern) => globSync(pattern))
    expect(files).toEqual(
      expect.arrayContaining([
        'assessments',
        'index.html',
        'package-lock.json',
        'public',
        'scripts',
      ]),
    )
    expect(files).toEqual(expect.arrayContaining(['src', 'tsconfig.base.json', 'vite.config.ts']))
    expect(files.filter((file) => /data|\.env/.test(file))).toEqual([])
  })

  it('use files that exist', () => {
    const copied = [...textOf('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    )
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const mounted = [...(caddy?.volumes ?? []), ...(database?.volumes ?? [])]
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '')
    expect(mounted.length).toBe(2)
    expect(mounted.filter((path) => !existsSync(path))).toEqual([])
    const page = readFileSync('docs/operate.md', 'utf8')
    const named = [...page.matchAll(/deploy\/([\w.-]+)/g)].map(([, file = '']) => file)
    expect(named.filter((file) => !FILES.includes(file.replace(/\.$/, '')))).toEqual([])
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
    ['a proxy of your own', PROXY, '127.0.0.1', (each: string) => ({ 'x-forwarded-for': each })],
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
      'Fly, of another host',
      ENVIRONMENTS.fly,
      '172.16.3.2',
      (each: string) => ({ ...fly('198.51.100.7'), 'cf-connecting-ip': each }),
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
