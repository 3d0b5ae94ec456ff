import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { channelsIn } from '../channels/channels-in.ts'
import { SITE } from '../generated/site.ts'
import { openStore } from '../store/open/open-store.ts'
import type { Store } from '../store/store.ts'
import { createApp } from './app.ts'
import { startBackground } from './background/background.ts'
import { parseConfig } from './config.ts'
import type { Config } from './config.ts'
import { listenErrorOf } from './listen-error.ts'
import { createLog, traceOf } from './log.ts'
import { loadSiteFiles } from './http/site-files.ts'
import type { RenderRoot } from './routes/pages.ts'
import { createStop } from './stop.ts'
import type { Stop } from './stop.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web')

/** How many new connections may wait to be accepted; Node's default is 511. */
const BACKLOG = 4096

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  let stop: Stop | undefined
  let hasFailed = false

  function fail(reason: string, error: unknown): void {
    hasFailed = true
    log.fatal({ error: traceOf(error) }, reason)
    if (stop) void stop(1)
    else process.exit(1)
  }
  process.on('uncaughtException', (error) => fail('uncaught error', error))

  const site = await loadSiteFiles(WEB_FOLDER, config.embedOrigins.length > 0, config.publicOrigin)
  const store = await openStore(config.database, {
    onFatal: (error) => fail('the store failed', error),
    onWarning: (sentence) => log.warn({}, sentence),
    channels: channelsIn(process.env),
  })
  // Where the role may not delete, that is said at once.
  if (config.retentionDays !== undefined) await store.purgeSome(new Date(0))
  const app = createApp({ config, store, site, loadRenderer, log, hasFailed: () => hasFailed })
  await serveMetrics(config, app, store)
  const background = await startBackground(config, store, log)
  stop = createStop({ app, store, background, log, drainMs: config.drainMs })
  process.on('SIGTERM', () => void stop?.(0))
  process.on('SIGINT', () => void stop?.(0))

  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG }).catch((error) => {
    throw listenErrorOf(error, config)
  })
  if (config.publicOrigin === undefined && !isLoopback(config.host)) {
    log.warn({}, `PUBLIC_URL is not set: links in mails and previews lead to ${SITE.address}`)
  }
  console.log(`${SITE.title}: ${app.listeningOrigin}`)
}

async function loadRenderer(tag: string): Promise<RenderRoot> {
  const { loadCodePages }: { loadCodePages: () => Promise<RenderRoot> } = await import(
    `../../dist/languages/${tag}/entry-server.js`
  )
  return loadCodePages()
}

/** Its packages are loaded only if it is set up. */
async function serveMetrics(
  { metricsPort: port }: Config,
  app: FastifyInstance,
  { outbox }: Store,
): Promise<void> {
  if (port === undefined) return
  const { startMetrics } = await import('./metrics.ts')
  await startMetrics(port, app, outbox).catch((error) => {
    throw listenErrorOf(error, { host: '127.0.0.1', port }, 'METRICS_PORT')
  })
}

function isLoopback(host: string): boolean {
  return host === '::1' || host.startsWith('127.')
}

const config = parseConfig(process.env)
const mistakes = config.ok
  ? await start(config.value).then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    )
  : config.error
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'))
  process.exit(1)
}
