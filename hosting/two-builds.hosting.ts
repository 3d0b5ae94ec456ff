import { describe, expect, it, onTestFinished } from 'vitest'
import { sqliteIn } from '../faults/harness/database.ts'
import { recordControl, recordOutcome } from '../faults/harness/outcome.ts'
import { startService } from '../faults/harness/service.ts'
import { productServer } from '../faults/harness/variants.ts'
import { connectH2 } from './h2.ts'
import { makeOtherBuild } from './other-build.ts'
import { isMissing, PROXIES, replaced, startProxy } from './proxies.ts'
import type { Proxy, ProxyName } from './proxies.ts'

const PAGES = 60

/** What makes each proxy ask the other server for a file, taken out. */
const CONTROLS: Record<ProxyName, Parameters<typeof replaced>[1]> = {
  nginx: [[' http_404;', ';']],
  caddy: [['handle /assets/* {', 'handle /nowhere/* {']],
  haproxy: [['empty-response 404', 'empty-response']],
}

const proxies = PROXIES.filter((name) => !isMissing(name))

describe.each(proxies)('two servers of two builds behind %s', (name) => {
  const promise = { promise: `pages of two builds behind ${name}`, engine: 'SQLite' } as const

  it('give every page all its files', async () => {
    const { broken, builds } = await loadPages(name)
    recordOutcome({
      ...promise,
      setting: `${PAGES} pages of ${builds} builds, each server in its turn`,
      measured: `${broken.length} broken`,
    })
    expect(builds).toBe(2)
    expect(broken).toEqual([])
  })

  it('would be seen to lack files if these were not asked for at the other one', async () => {
    const { broken } = await loadPages(name, (text) => replaced(text, CONTROLS[name]))
    recordControl(promise, `without the second question: ${broken.length} of ${PAGES} pages broken`)
    expect(broken.length).toBeGreaterThan(0)
  })
})

async function loadPages(name: ProxyName, change?: (text: string) => string) {
  const databases = sqliteIn()
  const servers = []
  for (const main of [productServer(), makeOtherBuild()]) {
    const { url } = await databases.createDatabase()
    const service = startService(main, url, { TRUSTED_PROXIES: '127.0.0.1' })
    onTestFinished(() => service.kill())
    servers.push(new URL(await service.ready()).host)
  }
  const proxy = await startProxy(name, servers, { ...(change && { change }) })
  onTestFinished(() => proxy.stop())
  const builds = new Set<string>()
  const broken: string[][] = []
  for (let page = 0; page < PAGES; page += 1) {
    const { files, missing } = await loadPage(proxy, page % 2)
    builds.add(files.join())
    if (missing.length > 0) broken.push(missing)
  }
  return { builds: builds.size, broken }
}

/**
 * The page, the files that it names, and those that its code names, as a browser gets them. Without
 * `before`, requests that go before it, each page might begin at the same server.
 */
async function loadPage(proxy: Proxy, before: number) {
  const client = connectH2(proxy)
  for (let sent = 0; sent < before; sent += 1) await client.send({ path: '/livez' })
  const { body } = await client.send({ path: '/' })
  const files = [...new Set(body.match(/\/assets\/[\w.-]+/g))]
  const missing: string[] = []
  const asked = new Set(files)
  for (const path of asked) {
    const reply = await client.send({ path })
    // Again, so that the other server is asked for it too.
    const again = await client.send({ path })
    for (const { status } of [reply, again]) if (status !== 200) missing.push(`${status} ${path}`)
    if (!path.endsWith('.js')) continue
    for (const [name] of reply.body.matchAll(/[\w-]+-[\w-]{8}\.(?:js|css)\b/g))
      asked.add(`/assets/${name}`)
  }
  client.close()
  return { files, missing }
}
