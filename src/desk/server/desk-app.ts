import { fastify } from 'fastify'
import type { FastifyError, FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Channel } from '../../contract/event.ts'
import { securityHeadersOf } from '../../http/headers.ts'
import { acceptOnlyJson } from '../../http/json-body.ts'
import type { OwnerStore } from '../../store/owner-store.ts'
import { sentenceOf } from '../../http/failure.ts'
import type { ReadAccounts } from './accounts-file.ts'
import { sendDeskFile } from './desk-files.ts'
import type { DeskFiles } from './desk-files.ts'
import { requireOwnHost, requireOwnSite, requireRights } from './guards.ts'
import { addLogIn, addLogOut, userOf } from './log-in.ts'
import { NOT_FOUND, refuse } from './problems.ts'
import { addDeliveries } from './routes/deliveries.ts'
import { addHealth } from './routes/health.ts'
import type { HostInfo } from './routes/health.ts'
import { addLead } from './routes/lead.ts'
import { addLeads } from './routes/leads.ts'
import { addNumbers } from './routes/numbers.ts'
import { createSessions } from './sessions.ts'

export type DeskServices = {
  store: OwnerStore
  files: DeskFiles
  readAccounts: ReadAccounts
  /** The address of the desk, if not on this machine. */
  url: URL | undefined
  /** Proxies whose X-Forwarded-For is trusted, besides this machine. */
  trustedProxies?: readonly string[]
  hostInfo: HostInfo
  /** Notified when a lead is released. */
  channels: readonly Channel[]
  /** Called with a sentence if something failed. */
  onWarning: (sentence: string) => void
  now?: () => number
  /** For the whole of a request. */
  arriveWithinMs?: number | undefined
}

const MAX_CONNECTIONS = 256

/** The desk without a port: what every request goes through, in this order. */
export function createDeskApp(services: DeskServices): FastifyInstance {
  const { store, files, readAccounts, url, hostInfo, channels, onWarning } = services
  const { now = Date.now, trustedProxies = [], arriveWithinMs = 10_000 } = services
  const headers = securityHeadersOf(url?.origin, [])
  const app = fastify({
    exposeHeadRoutes: false,
    requestTimeout: arriveWithinMs,
    // Node swaps the two limits if this one is longer.
    http: { headersTimeout: arriveWithinMs, connectionsCheckingInterval: 1000 },
    trustProxy: ['loopback', ...trustedProxies],
    frameworkErrors: (_error, _request, reply) => {
      void refuse(reply.headers(headers), 400, 'This address is not well formed')
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS
  const sessions = createSessions(readAccounts, now)

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onRequest', requireOwnHost(url))
  acceptOnlyJson(app)
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode = 500 } = error
    const status = 400 <= statusCode && statusCode < 600 ? statusCode : 500
    const sentence = status === 413 ? 'The request is too large' : sentenceOf(error)
    if (status < 500) return refuse(reply, status, sentence)
    onWarning(`${sentence}.`)
    return refuse(reply, 500, sentence)
  })

  void app.register(async (api) => {
    api.addHook('onRequest', requireOwnSite(url))
    addLogIn(api, readAccounts, sessions, now)
    void api.register(async (inner) => {
      inner.decorateRequest('account')
      inner.addHook('onRequest', requireRights(sessions))
      addLogOut(inner, sessions)
      inner.get(DESK_PATHS.user, ({ account }) => account && userOf(account))
      addLeads(inner, store, now)
      addLead(inner, store, channels)
      addNumbers(inner, store)
      addDeliveries(inner, store)
      addHealth(inner, store, channels, hostInfo)
      inner.all('/api/*', (_request, reply) => refuse(reply, 404, NOT_FOUND))
    })
  })
  app.get('/*', sendDeskFile(files))
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, 405, 'This address does not accept that method'),
  )
  return app
}
