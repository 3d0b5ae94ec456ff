import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import {
  LEADS_PATH,
  memberAddressOf,
  RESPONSES_PATH,
  takeOutAddressOf,
} from '../../src/contract/api.ts'
import { EMBED_PAGE } from '../../src/contract/embed.ts'
import { CODE_PAGE, PRERENDERED } from '../../src/contract/prerendered.ts'
import { answersOf } from './answer-sets.ts'
import { openSqliteStore } from '../../src/store/sqlite/store.ts'
import type { Store } from '../../src/store/store.ts'
import { testFolder } from './test-folder.ts'
import { createApp } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import type { Config } from '../../src/server/config.ts'
import type { ConnectionLimits } from '../../src/server/http/connections.ts'
import { createLog } from '../../src/server/log.ts'
import { loadSiteFiles } from '../../src/server/http/site-files.ts'
import type { RenderRoot } from '../../src/server/routes/pages.ts'

export const LEAD = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  designation: 'Head of Enablement',
  email: 'ada@engines.example',
}
export const ANSWERS = answersOf('123 451 234 512')
export const RESPONSE = {
  session_id: 'session_1765000000000_abcdefgh',
  responses: ANSWERS,
  user_email: LEAD.email,
}
export const KEY = '0b7e5a4c-8a3e-4f43-9d7c-5f1c2f6f7a01'
export const TEAM = 'K7Q2M4XT9B0C5D1E'
export const MEMBER = '3V5GN8PZ2RTWY0AH'
export const SCRIPT = 'console.log("a script that is long enough to be worth compressing")'
export const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

type Table =
  | 'maturity_quiz_leads'
  | 'assessment_responses'
  | 'assessment_team_answers'
  | 'assessment_milestone_counts'

type Options = {
  config?: Partial<Config>
  connections?: ConnectionLimits
  hasForm?: boolean
  hasFailed?: () => boolean
  loadRenderer?: () => Promise<RenderRoot>
  store?: (store: Store) => Store
  /** How to release it: `afterAll` for an app that several tests share. */
  after?: (close: () => Promise<void> | void) => void
}

/** The whole service on a real database and a small site, with what it logged and kept. */
export async function openApp({
  config = {},
  connections,
  hasForm = true,
  hasFailed = () => false,
  loadRenderer = async () => (await import('../../src/web/entry-server.tsx')).loadCodePages(),
  store: wrap = (store) => store,
  after = onTestFinished,
}: Options = {}) {
  const folder = testFolder('server', after)
  const file = join(folder, 'data.sqlite')
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const store = wrap(openSqliteStore(file))
  const isEmbeddable = (config.embedOrigins ?? []).length > 0
  const site = await loadSiteFiles(await writeSite(folder), isEmbeddable)
  const defaults = parseConfig({})
  if (!defaults.ok) throw new Error('The default settings are invalid')
  const app = createApp({
    store,
    site,
    loadRenderer,
    log,
    hasFailed,
    ...(connections && { connections }),
    hasForm,
    config: { ...defaults.value, ...config },
  })
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  after(async () => {
    await app.close()
    await store.close()
    reader.close()
  })

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers } },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    app,
    store,
    post,
    /** The folder that holds the database file and the site. */
    folder,
    logged,
    rows: (table: Table) => reader.prepare(`SELECT * FROM ${table}`).all(),
    countRows: () =>
      Number(
        reader
          .prepare(
            `SELECT (SELECT count(*) FROM maturity_quiz_leads) +
                    (SELECT count(*) FROM assessment_responses) +
                    (SELECT count(*) FROM assessment_team_answers) AS count`,
          )
          .get()?.['count'],
      ),
    postLead: (body: unknown, headers: Record<string, string> = {}) =>
      post(LEADS_PATH, body, { 'idempotency-key': KEY, ...headers }),
    postResponse: (body: unknown, headers: Record<string, string> = {}) =>
      post(RESPONSES_PATH, body, headers),
    postTeamAnswers: (
      body: unknown,
      { team = TEAM, member = MEMBER }: { team?: string; member?: string } = {},
      headers: Record<string, string> = {},
    ) => post(memberAddressOf(team, member), body, headers),
    takeOut: (
      { team = TEAM, member = MEMBER }: { team?: string; member?: string } = {},
      headers: Record<string, string> = {},
      body: unknown = {},
    ) => post(takeOutAddressOf(team, member), body, headers),
    /** For tests that need bytes on a socket; the port is free, and closed with the app. */
    async listen(): Promise<number> {
      await app.listen({ host: '127.0.0.1', port: 0 })
      return Number(new URL(app.listeningOrigin).port)
    },
  }
}

/** Every page contains the name of its file. */
export async function writeSite(folder: string): Promise<string> {
  const site = join(folder, 'web')
  for (const { file } of [...PRERENDERED, CODE_PAGE, EMBED_PAGE]) {
    await write(
      join(site, file),
      `<!doctype html><title>${file}</title><style>@media (width<9rem){a{}}</style>` +
        '<div id="root" data-waiting="">Calculating</div><p id="unloaded">Reload</p>',
    )
  }
  await write(join(site, 'index.html.br'), brotliCompressSync('brotli index'))
  await write(join(site, 'assets/app-1a2b3c.js'), SCRIPT)
  await write(join(site, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT))
  await write(join(site, 'favicon.svg'), IMAGE)
  await write(join(site, 'embed.js'), SCRIPT)
  return site
}

export async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
