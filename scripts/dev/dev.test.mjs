import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { checkFolder } from '../../src/folder/compile-folder.ts'
import { OWN_FOLDER } from '../../src/folder/own-folder.ts'
import { startPages } from './pages.mjs'
import { freePort } from '../process/free-port.ts'
import { addUser, settingsFor, startPrograms } from './programs.mjs'
import { startReceivers } from './receivers.mjs'
import { sendSamples } from './samples.mjs'
import { channelsIn } from '../../src/channels/channels-in.ts'
import { parseConfig } from '../../src/server/config.ts'

const data = mkdtempSync(join(tmpdir(), 'assessment-dev-'))
const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
let url = ''
let user
let programs = []
let stopPages

beforeAll(async () => {
  const ports = { server: await freePort(), desk: await freePort() }
  const pages = await startPages(ports, data)
  ;({ url, stop: stopPages } = pages)
  user = await addUser(data)
  programs = await startPrograms({ data, url, ports, received: await startReceivers(data) })
  const { value } = checkFolder(OWN_FOLDER)
  await sendSamples(ports.server, value)
  await sendSamples(ports.server, value)
})
afterAll(async () => {
  const ends = programs.map((program) => once(program, 'close'))
  for (const program of programs) program.kill()
  await Promise.all(ends)
  await stopPages()
  rmSync(data, { recursive: true })
})

it('shows pages and desk from their sources at one address', async () => {
  expect(await textAt('/')).toContain('/src/web/entry-client.tsx')
  expect(await textAt('/assessment/start')).toContain('/src/web/entry-client.tsx')
  for (const path of ['/leads', '/leads/1', '/health'])
    expect(await textAt(path)).toContain('/src/desk/pages/main.tsx')
  expect(await textAt('/src/desk/pages/main.tsx')).toContain('createRoot')
})

it('has three leads at the desk, each with a result, however often it starts', async () => {
  const login = await fetch(`${url}/api/desk/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(user),
  })
  const [cookie] = login.headers.get('set-cookie').split(';')
  const leads = await fetch(`${url}/api/desk/leads`, { headers: { cookie } })
  const page = await leads.json()
  expect(page.count).toBe(3)
  for (const lead of page.leads) expect(lead.latestResponse).not.toBeNull()
})

it(
  'keeps what a webhook and a chat receive, and prints nothing of it',
  { timeout: 20_000 },
  async () => {
    const kept = (name) => {
      const file = join(data, `${name}.jsonl`)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    }
    await expect.poll(() => kept('webhook'), { timeout: 10_000 }).toContain('"type":"lead.created"')
    await expect.poll(() => kept('chat'), { timeout: 10_000 }).toContain('New lead: Ada Marsh')
    expect(printed.mock.calls.join()).not.toContain('Ada Marsh')
  },
)

it('shows a list of mails, and each by itself', { timeout: 20_000 }, async () => {
  await expect
    .poll(() => textAt('/mails'), { timeout: 10_000 })
    .toMatch(/New lead: Ada Marsh, Larkfield Systems<\/a> to owner@example\.com/)
  const [, path] = /href="(\/mails\/[^"]+)">New lead: Ada/.exec(await textAt('/mails'))
  expect(await textAt(path)).toContain('ada.marsh@larkfield.example')
  for (const elsewhere of [
    '/mails/none.eml',
    '/mails/..%2fassessment.sqlite',
    '/mails/../desk-users',
  ])
    expect(await textAt(elsewhere)).toContain('/src/web/entry-client.tsx')
})

it('takes the port that was set, and no other', async () => {
  const port = await freePort()
  const pages = await startPages({ server: 1, desk: 1 }, data, { PORT: String(port) })
  onTestFinished(() => pages.stop())
  expect(pages.url).toBe(`http://localhost:${port}`)
  await expect(startPages({}, data, { PORT: String(port) })).rejects.toThrow('already in use')
  await expect(startPages({}, data, { PORT: 'http' })).rejects.toThrow('PORT must be')
})

async function textAt(path) {
  return (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text()
}

it('sends nothing of a real database, and lets nobody in by a known password', async () => {
  const real = mkdtempSync(join(tmpdir(), 'assessment-dev-real-'))
  onTestFinished(() => rmSync(real, { recursive: true }))
  vi.stubEnv('DATABASE_URL', 'postgres://ada@db.example/assessment')
  vi.stubEnv('SMTP_URL', 'smtps://ada:secret@mail.example.com')
  vi.stubEnv('HUBSPOT_TOKEN', 'pat-eu1-secret')
  onTestFinished(() => vi.unstubAllEnvs())
  const received = { webhook: 'http://127.0.0.1/webhook', chat: 'http://127.0.0.1/chat', mail: '' }
  const settings = settingsFor({ data: real, url, ports: {}, received, isReal: true })
  const config = parseConfig({ ...settings, PORT: '0' })
  expect(channelsIn(settings)).toEqual([])
  expect(config).toMatchObject({ value: { database: { engine: 'postgres' }, mail: undefined } })

  const [one, other] = [await addUser(real, true), await addUser(real, true)]
  expect(one.password).toMatch(/^[\w-]{16}$/)
  expect(other.password).not.toBe(one.password)
})
