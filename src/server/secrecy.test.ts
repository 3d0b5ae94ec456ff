import { hash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { memberAddressOf, sessionIdOf, teamAddressOf } from '../contract/api.ts'
import { PRERENDERED } from '../contract/prerendered.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import { answersOf } from '../../tests/support/answer-sets.ts'
import { ask } from '../../tests/support/ask.ts'
import { ANSWERS, LEAD, openApp, TEAM, write } from '../../tests/support/test-app.ts'
import { MODEL } from '../generated/model.ts'

const CANARY = 'kanarienvogel4711'
const KEYS = Array.from({ length: process.env['LONG'] === '1' ? 1000 : 20 }, () => randomUUID())
const SESSION_IDS = KEYS.map((key, index) =>
  sessionIdOf(1_765_000_000_000 + index, key.slice(0, 8)),
)

/** A team of three, and each one's report code. */
const CODES = ['111 111 111 112', '123 451 234 512', '555 155 515 514'].map((digits) =>
  reportCodeOf(MODEL, answersOf(digits)),
)

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
  ...['QUERY', 'PROPFIND', 'SEARCH', 'REPORT', 'COPY', 'LINK'],
]

/** What a scanner requests, and likely addresses of this product's tables. */
const GUESSES = [
  ...['/api', '/api/', '/api/v1/leads', '/api/responses', '/leads', '/assessment-responses'],
  ...['/maturity_quiz_leads', '/rest/v1/maturity_quiz_leads', '/rest/v1/assessment_responses'],
  ...[`/api/leads/1`, `/api/leads/${KEYS[0]}`, `/api/assessment-responses/${SESSION_IDS[0]}`],
  ...[`/report/${KEYS[0]}`, `/report/${SESSION_IDS[0]}`, '/assessment/results/1', '/graphql'],
  ...['/api/teams', '/api/teams/', `/api/teams/${TEAM}/answers`, `/api/teams/${TEAM}/codes`],
  ...['/assessment_team_answers', `/team/${TEAM}`, `/api/teams/*`, '/api/teams/:team'],
  ...['/admin', '/owner', '/export', '/export.csv', '/leads.csv', '/stats', '/metrics', '/status'],
  ...['/debug', '/debug/pprof', '/swagger.json', '/openapi.json', '/documentation', '/server-info'],
  ...['/data/assessment.sqlite', '/assessment.sqlite', '/data.sqlite', '/data.sqlite-wal'],
  ...['/data.sqlite-shm', '/backup', '/backup.sqlite', '/dump.sql', '/server.log', '/.env'],
  ...['/.git/config', '/.git/HEAD', '/.npmrc', '/.DS_Store', '/.well-known/security.txt'],
  ...['/package.json', '/package-lock.json', '/src/server/app.ts', '/server/main.js'],
  ...['/dist/server/main.js', '/node_modules/fastify/package.json', '/etc/passwd', '/assets/'],
  ...['/assets/app-1a2b3c.js.map', '/assets/app-1a2b3c.css.map', '/web/index.html', '/index.html'],
]

const TRICKS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}.json`,
  (path) => `${path}?select=*&limit=1000`,
  (path) => `${path}/../data.sqlite`,
  (path) => `${path}/..%2f..%2fdata.sqlite`,
  (path) => `/..${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => `/assets/..;${path}`,
  (path) => `/assets/%2e%2e/%2e%2e${path}`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => `${path}%00.html`,
  (path) => `${path};.css`,
  (path) => path.toUpperCase(),
]

const HEADERS = {
  accept: 'application/json, */*',
  origin: 'https://evil.example',
  'access-control-request-method': 'GET',
  'content-type': 'application/json',
  'idempotency-key': KEYS[0],
  prefer: 'return=representation',
  range: 'bytes=0-99999',
  'x-http-method-override': 'GET',
  'x-original-url': '/data.sqlite',
  'x-forwarded-host': 'evil.example',
}

const LEAKS = [
  CANARY,
  ...CODES,
  ...['member_hash', hash('sha256', '0'.repeat(16))],
  Buffer.from(CANARY).toString('base64').slice(1, -4),
  ...['sqlite format 3', 'body_hash', 'sourcemappingurl', '"mappings"', 'access-control-'],
  ...['node_modules', '"dependencies"', '[core]', 'root:x:0'],
]

type Call = { method: string; path: string }

type Service = Awaited<ReturnType<typeof openApp>>

async function openWithCanaries(after: typeof afterAll): Promise<Service & { routes: string[] }> {
  const service = await openApp({ after })
  const routes: string[] = []
  service.app.addHook('onRoute', ({ url }) => void routes.push(url))
  await write(join(service.folder, '.env'), CANARY)
  await write(join(service.folder, '.git/config'), CANARY)
  const email = `${CANARY}@engines.example`
  await Promise.all(
    KEYS.map((key) => service.store.saveLead(key, { ...LEAD, name: CANARY, email })),
  )
  await Promise.all(
    SESSION_IDS.map((id) =>
      service.store.saveResponse(assessmentResponseOf(MODEL, id, ANSWERS, email)),
    ),
  )
  for (const [index, code] of CODES.entries()) {
    const member = `${index}`.padStart(16, '0')
    await service.store.saveTeamAnswers({ team: TEAM, member }, code)
  }
  // Of somebody else: a member's own address takes the answers out.
  routes.push(teamAddressOf(TEAM), memberAddressOf(TEAM, 'Z'.repeat(16)))
  return { ...service, routes }
}

/** Each address with every method, plus tricked spellings with the methods that the server accepts. */
function callsTo(paths: readonly string[], tricks: typeof TRICKS): Call[] {
  const plain = METHODS.flatMap((method) => paths.map((path) => ({ method, path })))
  const tricked = ['GET', 'POST'].flatMap((method) =>
    tricks.flatMap((trick) => paths.map((path) => ({ method, path: trick(path) }))),
  )
  return [...plain, ...tricked]
}

/** Every reply that leaked something, as 'GET /path: what'. */
async function huntIn(
  { listen, routes }: Service & { routes: string[] },
  tricks = TRICKS,
): Promise<{ sent: number; leaks: string[] }> {
  const port = await listen()
  const pages = PRERENDERED.map(({ path }) => path)
  const calls = callsTo([...routes, ...pages, ...GUESSES], tricks)
  const sent = calls.length
  const leaks: string[] = []
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        const hasBody = ['POST', 'PUT', 'PATCH'].includes(call.method)
        const options = { method: call.method, headers: HEADERS, ...(hasBody && { body: {} }) }
        const { headers, text } = await ask(port, call.path, options)
        const reply = JSON.stringify(headers) + text
        const leak = LEAKS.find((word) => reply.toLowerCase().includes(word.toLowerCase()))
        if (leak) leaks.push(`${call.method} ${call.path}: ${leak}`)
      }
    }),
  )
  return { sent, leaks }
}

const service = await openWithCanaries(afterAll)

it('has these routes and no other', async () => {
  await service.app.ready()
  const routes = service.routes.filter((route) => !route.includes(TEAM))
  expect([...new Set(routes)].toSorted()).toEqual([
    '/*',
    '/api/assessment-responses',
    '/api/benchmark',
    '/api/copy-offer',
    '/api/leads',
    '/api/milestones',
    '/api/teams/:team',
    '/api/teams/:team/answers/:member',
    '/api/teams/:team/answers/:member/out',
    '/livez',
    '/readyz',
    '/report/:code/plan.ics',
  ])
})

it('leaks no lead, response or server file, and lets no other site read a reply', async () => {
  const { sent, leaks } = await huntIn(service)
  expect(sent).toBeGreaterThan(3000)
  expect(leaks).toEqual([])
  expect(service.rows('maturity_quiz_leads')).toHaveLength(KEYS.length)
})

it('would notice a leaked table or file', async () => {
  const careless = await openWithCanaries(afterAll)
  careless.app.get('/api/all', () => careless.rows('maturity_quiz_leads'))
  careless.app.get('/copy', () => readFile(join(careless.folder, 'data.sqlite')))
  careless.app.get('/codes', () => careless.store.readTeamCodes(TEAM))
  careless.app.get('/shared', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send('hello'),
  )
  const { leaks } = await huntIn(careless, TRICKS.slice(0, 1))
  expect(leaks).toEqual(
    expect.arrayContaining([
      `GET /api/all: ${CANARY}`,
      `GET /codes: ${CODES[0]}`,
      expect.stringMatching(/^GET \/copy: /),
      'GET /shared: access-control-',
    ]),
  )
})
