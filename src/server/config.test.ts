import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'

function read(env: NodeJS.ProcessEnv) {
  const config = parseConfig(env)
  if (!config.ok) throw new Error(config.error.join(' '))
  return config.value
}

function mistakesIn(env: NodeJS.ProcessEnv): readonly string[] {
  const config = parseConfig(env)
  return config.ok ? [] : config.error
}

it('by default serves only this machine on port 3000 from an embedded database', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    database: { engine: 'sqlite', file: 'data/revenue-enablement.sqlite' },
    publicOrigin: undefined,
    trustedProxies: [],
    logLevel: 'info',
    drainMs: 8000,
    retentionDays: undefined,
  })
})

it('takes rate limits and days from the settings', () => {
  const set = {
    ...{ CLIENT_BURST: '7', CLIENT_PER_MINUTE: '8', TOTAL_PER_MINUTE: '9' },
    ...{ MAX_PENDING_SAVES: '1500', RETENTION_DAYS: '365' },
  }
  expect(read(set)).toMatchObject({
    submissions: { clientBurst: 7, clientPerMinute: 8, totalPerMinute: 9, maxPending: 1500 },
    retentionDays: 365,
  })
})

it.each([
  [
    'METRICS_PORT',
    'tcp://10.96.0.7:9464',
    "METRICS_PORT must be a whole number from 1 to 65535, but is 'tcp://10.96.0.7:9464': Kubernetes sets it for a " +
      'Service of this name. Set it yourself, or enableServiceLinks: false.',
  ],
  ['HOST', 'example', "HOST must be an IP address such as 127.0.0.1 or 0.0.0.0, but is 'example'."],
  [
    'CLIENT_ADDRESS_HEADER',
    'X-Forwarded-For',
    "CLIENT_ADDRESS_HEADER must be a header that your host overwrites, such as Fly-Client-IP or CF-Connecting-IP, but is 'X-Forwarded-For'.",
  ],
  ['RETENTION_DAYS', '0', "RETENTION_DAYS must be a whole number from 1 to 36500, but is '0'."],
])('explains in one sentence what is wrong with %s=%s', (name, value, sentence) => {
  expect(mistakesIn({ [name]: value })).toEqual([sentence])
})

it.each([
  ['PUBLIC_URL', 'ftp://example.com'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
])('does not take %s=%s', (name, value) => expect(mistakesIn({ [name]: value })).toHaveLength(1))

it('says that another assessment needs a build', () => {
  expect(parseConfig({ ASSESSMENT: 'assessments/mine' })).toEqual({
    ok: false,
    error: [expect.stringContaining('build with it, then start without it')],
  })
  expect(parseConfig({ ASSESSMENT: '' })).toMatchObject({ ok: true })
})

it('normalizes the public address, and the sites that may frame the assessment, to origins', () => {
  expect(read({ PUBLIC_URL: 'https://Example.com:443/' }).publicOrigin).toBe('https://example.com')
  const list = 'https://www.Provider.com/, http://localhost:8080, http://[::1]'
  expect(read({ EMBED_ORIGINS: list }).embedOrigins).toEqual([
    ...['https://www.provider.com', 'http://localhost:8080', 'http://[::1]'],
  ])
})

it.each([
  ['a path', 'https://provider.com/assess'],
  ['a star', 'https://*.provider.com'],
  ['http of a name that only begins like this machine', 'http://localhost.evil.example'],
  ['a word of a policy', 'https://a;script-src'],
  ['an empty entry', 'https://provider.com,'],
])('rejects %s as a site', (_what, value) => {
  expect(mistakesIn({ EMBED_ORIGINS: value })).toEqual([
    `EMBED_ORIGINS must be a list such as https://www.example.com, https://example.com: without a path or a star, http only for this machine, but is '${value}'.`,
  ])
})

it('reads addresses and ranges of trusted proxies', () => {
  expect(read({ TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.7',
    '192.168.0.0/16',
    'fd00::/8',
  ])
})

it('reports every mistake at once, including those of the database and the webhook', () => {
  const mistakes = mistakesIn({
    ...{ PORT: 'abc', HOST: 'x', LOG_LEVEL: 'x' },
    ...{ DATABASE_URL: 'mysql://u:secret@host/x', WEBHOOK_URL: 'https://crm.example.com' },
    ...{ NOTIFY_URL: 'https://secret.example.com', SMTP_URL: 'ftp://u:secret@host' },
    HUBSPOT_TOKEN: 'secret',
  })

  expect(mistakes).toHaveLength(9)
  for (const mistake of mistakes) expect(mistake).toMatch(/^[A-Z_]+ (must be|is) .*[^.]\.$/)
  expect(mistakes.join()).not.toContain('secret')
})
