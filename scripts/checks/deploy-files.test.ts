import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connectionLimitsOf } from '../../src/server/http/connections.ts'
import { parseConfig } from '../../src/server/config.ts'

const FOLDER = 'deploy'
const FILES = readdirSync(FOLDER)
const SERVER_FILES = ['Dockerfile', 'compose.yaml', 'assessment.service', 'assessment.env.example']
/** Variables for Node.js, SQLite and other containers, not for the server. */
const OF_OTHERS =
  /^(NODE_COMPILE_CACHE|NODE_ENV|SQLITE_TMPDIR|POSTGRES_[A-Z]+|SITE_ADDRESS|UPSTREAMS)$/
const DRAIN_SECONDS = 8

function textOf(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8')
}

/** Every variable that the configuration reads. */
function readNames(): Set<string> {
  const names = new Set<string>()
  const env: NodeJS.ProcessEnv = new Proxy(
    { WEBHOOK_URL: 'https://crm.example.com', RETENTION_DAYS: '365' },
    {
      get: (target: Record<string, string>, name) => {
        names.add(String(name))
        return target[String(name)]
      },
    },
  )
  parseConfig(env)
  return names
}

describe('the files for hosts', () => {
  it('set only variables that the server reads', () => {
    const names = readNames()
    expect(names.size).toBeGreaterThan(15)
    const set = SERVER_FILES.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /^(?:ENV |Environment=|# | {6})?([A-Z][A-Z_]+)(?==|: )|(?<= )([A-Z][A-Z_]+)=/gm,
        ),
      ].map(([, first, second]) => first ?? second ?? ''),
    )
    const unknown = set.filter((name) => !names.has(name) && !OF_OTHERS.test(name))
    expect(set).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUSTED_PROXIES', 'DATABASE_URL']))
    expect(unknown).toEqual([])
  })

  it('give the server an environment that it takes', () => {
    const example = Object.fromEntries(
      [...textOf('assessment.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    )
    expect(Object.keys(example).length).toBeGreaterThan(3)
    expect(parseConfig(example)).toMatchObject({ ok: true })
  })

  it('name one port, the address of health and the program', () => {
    const config = parseConfig({})
    const port = config.ok ? config.value.port : 0
    expect(textOf('nginx.conf')).toContain(`server 127.0.0.1:${port} `)
    expect(textOf('Caddyfile')).toContain(`{$UPSTREAMS:127.0.0.1:${port}}`)
    expect(textOf('compose.yaml')).toContain(` UPSTREAMS: app:${port}\n`)
    expect(textOf('compose.yaml')).toContain(`'127.0.0.1:${port}:${port}'`)
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
    const [, compose = '0'] = /stop_grace_period: (\d+)s/.exec(textOf('compose.yaml')) ?? []
    for (const seconds of [systemd, compose]) expect(Number(seconds)).toBeGreaterThan(DRAIN_SECONDS)
  })

  it('let the proxy close idle connections before the server does', () => {
    const { keepAliveMs } = connectionLimitsOf(['127.0.0.1'])
    const [, nginx = 'x'] = /^ {2}keepalive_timeout (\d+)s;/m.exec(textOf('nginx.conf')) ?? []
    const [, caddy = 'x'] = /keepalive (\d+)s/.exec(textOf('Caddyfile')) ?? []
    for (const seconds of [nginx, caddy]) expect(1000 * Number(seconds)).toBeLessThan(keepAliveMs)
  })

  it('let nothing that they start go on as root', () => {
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m)
    for (const unit of ['assessment.service', 'assessment-backup.service'])
      expect(textOf(unit)).toMatch(/^User=assessment$/m)
    expect(textOf('haproxy-postgres.cfg')).toMatch(/^global\n {2}user haproxy$/m)
  })

  it('leave no memory of a crashed program on the disk', () => {
    for (const unit of ['assessment.service', 'assessment-backup.service'])
      expect(textOf(unit)).toMatch(/^LimitCORE=0$/m)
  })

  it('try to start again for as long as it takes', () => {
    const [unit = '', service = ''] = textOf('assessment.service').split('[Service]')
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(service).toMatch(/^Restart=always\nRestartSec=2$/m)
  })

  it('publish ports of containers for IPv4 only, where Docker keeps the address of a visitor', () => {
    const ports = [...textOf('compose.yaml').matchAll(/^ +- '(\S+:\d+:\d+|\d+:\d+)'$/gm)]
    expect(ports.map(([, port]) => port)).toEqual([
      '127.0.0.1:3000:3000',
      '0.0.0.0:80:80',
      '0.0.0.0:443:443',
    ])
  })

  it('start a server with SQLite unless a profile is asked for', () => {
    const services = textOf('compose.yaml')
      .split(/^(?=\S)/m)
      .find((part) => part.startsWith('services:'))
    const started = services
      ?.split(/^(?= {2}\w+:$)/m)
      .slice(1)
      .filter((service) => !service.includes('profiles:'))
      .map((service) => service.trim().split(':')[0])
    expect(started).toEqual(['app'])
    expect(textOf('Dockerfile')).toContain('DATABASE_URL=file:/data/')
  })

  it('let SQLite write beside the database where the container may write nothing else', () => {
    expect(textOf('compose.yaml')).toContain('read_only: true')
    expect(textOf('Dockerfile')).toMatch(/^ENV SQLITE_TMPDIR=\/data$/m)
  })

  it('use files that exist', () => {
    const copied = [...textOf('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    )
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const mounted = [...textOf('compose.yaml').matchAll(/- (\.\S+?):\//g)].map(([, path = '']) =>
      join(FOLDER, path),
    )
    expect(mounted.length).toBe(2)
    expect(mounted.filter((path) => !existsSync(path))).toEqual([])
    const page = readFileSync('docs/operate.md', 'utf8')
    const named = [...page.matchAll(/deploy\/([\w.-]+)/g)].map(([, file = '']) => file)
    expect(named.filter((file) => !FILES.includes(file.replace(/\.$/, '')))).toEqual([])
  })
})
