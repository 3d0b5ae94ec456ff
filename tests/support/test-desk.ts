import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { DESK_PATHS } from '../../src/contract/desk/api.ts'
import type { Channel } from '../../src/contract/event.ts'
import { assessmentResponseOf } from '../../src/domain/assessment/assessment-response.ts'
import { ask } from './ask.ts'
import { postgresAt, sqliteAt } from './database.ts'
import { testFolder } from './test-folder.ts'
import { secretOf } from '../../src/desk/server/account.ts'
import type { Account } from '../../src/desk/server/account.ts'
import { loadDeskFiles } from '../../src/desk/server/desk-files.ts'
import { startDesk } from '../../src/desk/server/start-desk.ts'
import { MODEL } from '../../src/generated/model.ts'

export const PASSWORD = 'correct horse battery'
const SECRET = await secretOf(PASSWORD)

type Headers = Readonly<Record<string, string>>
type Options = {
  url?: URL
  channels?: readonly Channel[]
  backupFolder?: string
  arriveWithinMs?: number
  /** In place of a file. */
  postgres?: string
}

/**
 * A desk with its own database. Anna may change everything, Bob has read-only access; `accounts` and `clock`
 * can be changed while it runs.
 */
export async function openTestDesk(options: Options = {}) {
  const { url, channels = [], backupFolder, postgres, arriveWithinMs } = options
  const folder = testFolder('desk')
  const pages = join(folder, 'pages')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Desk</title>')
  writeFileSync(join(pages, 'assets', 'desk.js'), 'console.log(1)')
  const database =
    postgres === undefined ? sqliteAt(join(folder, 'assessment.sqlite')) : postgresAt(postgres)
  const server = await database.openStore({ channels })
  const store = await database.openOwnerStore()

  const accounts = new Map<string, Account>()
  for (const [name, mayChange] of [
    ['anna', true],
    ['bob', false],
  ] as const) {
    accounts.set(name, { name, secret: SECRET, mayChange })
  }
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const messages: string[] = []
  const desk = await startDesk(
    {
      store,
      files: await loadDeskFiles(pages, undefined),
      readAccounts: () => accounts,
      url,
      hostInfo: { productVersion: '1.2.3', backupFolder },
      channels,
      onWarning: (sentence) => messages.push(sentence),
      now: () => clock.now,
      arriveWithinMs,
    },
    '127.0.0.1',
    [0],
  )
  onTestFinished(async () => {
    await desk.stop()
    await store.close()
    await server.close()
  })
  const { port } = desk
  const origin = `http://127.0.0.1:${port}`

  function get(path: string, headers: Headers = {}) {
    return ask(port, path, { headers })
  }

  function post(path: string, body: unknown, headers: Headers = {}) {
    const type = { 'content-type': 'application/json' }
    return ask(port, path, { method: 'POST', body, headers: { origin, ...type, ...headers } })
  }

  function logIn(name = 'anna', headers: Headers = {}, password = PASSWORD) {
    return post(DESK_PATHS.login, { name, password }, headers)
  }

  /** The headers of a logged-in browser. */
  async function cookieOf(name: string): Promise<{ cookie: string }> {
    const [cookie = ''] = cookiesIn(await logIn(name))
    return { cookie: cookie.split(';')[0] ?? '' }
  }

  return {
    port,
    accounts,
    clock,
    messages,
    server,
    get,
    post,
    logIn,
    cookieOf,
  }
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>

export function cookiesIn({ headers }: Awaited<ReturnType<TestDesk['get']>>): string[] {
  return [headers['set-cookie'] ?? []].flat()
}

/** Sends requests as a logged-in person. */
export async function asUser(desk: TestDesk, name: string) {
  const cookie = await desk.cookieOf(name)
  return {
    async read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
      const address = `${path}?${new URLSearchParams(query).toString()}`
      const { status, text } = await desk.get(address, cookie)
      if (status !== 200) throw new Error(`${status} ${text}`)
      return JSON.parse(text) as T
    },
    get: (path: string) => desk.get(path, cookie),
    post: (path: string, body: unknown) => desk.post(path, body, cookie),
  }
}

export function leadNamed(name: string, company = 'Acme') {
  const domain = company.toLowerCase().replaceAll(/[^a-z]/g, '')
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${domain}.example`
  return { name, company, designation: 'VP Sales', email }
}

let runs = 0

/** `digits`: twelve answers. */
export function responseOf(digits: string, email: string | null) {
  runs += 1
  const answers = Object.fromEntries([...digits].map((digit, index) => [index + 1, Number(digit)]))
  const sessionId = `session_1700000000000_${String(runs).padStart(8, '0')}`
  return assessmentResponseOf(MODEL, sessionId, answers as never, email)
}
