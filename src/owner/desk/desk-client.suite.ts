import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from '../../contract/webhook-event.ts'
import { parseDatabaseUrl } from '../../store/open/database-url.ts'
import { openOwnerStore } from '../../store/open/open-owner-store.ts'
import { ask } from '../../http/ask.suite.ts'
import type { OwnerDatabase } from '../owner.suite.ts'
import { loadDeskFiles } from './desk-files.ts'
import type { ServiceSettings } from './access.ts'
import { startDesk, startDeskService } from './start-desk.ts'

type Headers = Readonly<Record<string, string>>

export type DeskOptions = {
  channels?: readonly Channel[]
  backupFolder?: string
  script?: string
  /** Where the browser says that it was sent from. */
  from?: 'none' | 'cross-site'
  ports?: readonly [number, number?]
}

type Database = Pick<OwnerDatabase, 'url' | 'erasedFile'>

/** What a desk is started with: its own store, and pages in a folder. */
async function openServices(database: Database, options: DeskOptions) {
  const { channels = [], backupFolder, script = '' } = options
  const address = parseDatabaseUrl(database.url)
  if (!address.ok) throw new Error(address.error)
  const folder = mkdtempSync(join(tmpdir(), 'assessment-desk-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title>')
  writeFileSync(join(folder, 'assets', 'desk.js'), 'console.log(1)')
  const store = await openOwnerStore(address.value, database.erasedFile)
  const told: string[] = []
  return {
    services: {
      ...{ store, channels, files: await loadDeskFiles(folder) },
      surroundings: { productVersion: '1.2.3', backupFolder, retentionDays: 365 },
      verifyCommand: { script, args: [], env: { DATABASE_URL: database.url } },
      tell: (sentence: string) => void told.push(sentence),
    },
    told,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** As `owner desk --service` starts it, for requests as the owner's proxy hands them on. */
export async function openTestService(database: Database, settings: ServiceSettings) {
  const { services, close } = await openServices(database, {})
  const desk = await startDeskService(services, settings)
  return {
    port: desk.port,
    address: desk.address,
    store: services.store,
    async close() {
      await desk.stop()
      await close()
    },
  }
}

/** A desk with its own store, as `owner desk` starts it, and a browser that may use it. */
export async function openTestDesk(database: Database, options: DeskOptions = {}) {
  const { from = 'none', ports = [0] } = options
  const { services, told, close } = await openServices(database, options)
  const { store } = services
  const desk = await startDesk(services, ports)
  const { port } = desk
  const origin = `http://127.0.0.1:${port}`
  const path = desk.address.slice(origin.length)

  /** What the browser gets that opens the printed address first. */
  const entry = await ask(port, path, { headers: { 'sec-fetch-site': from } })
  const [given = ''] = [entry.headers['set-cookie']].flat().map(String)
  const cookie = given.split(';')[0] ?? ''

  async function read<Value>(address_: string, query: Record<string, string> = {}): Promise<Value> {
    const { status, text } = await ask(port, `${address_}?${new URLSearchParams(query)}`, {
      headers: { cookie },
    })
    if (status !== 200) throw new Error(`${status} ${text}`)
    // Of the shape that the contract says; the tests look at what they use.
    return JSON.parse(text) as Value
  }

  function post(address_: string, body: unknown, headers: Headers = {}) {
    const type = { 'content-type': 'application/json' }
    return ask(port, address_, {
      ...{ method: 'POST', body },
      headers: { cookie, origin, ...type, ...headers },
    })
  }

  return {
    ...{ port, origin, path, entry, cookie, told, store, read, post },
    async close() {
      await desk.stop()
      await close()
    },
  }
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>
