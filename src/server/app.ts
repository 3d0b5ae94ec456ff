import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { createErrorHandler, logReplies } from './http/replies.ts'
import { createBursts } from './limits/bursts.ts'
import type { Config } from './config.ts'
import { createTrust, warnOfProxy } from './http/client-address.ts'
import {
  connectionLimitsOf,
  createClientErrorHandler,
  createHttpServer,
} from './http/connections.ts'
import type { ConnectionLimits } from './http/connections.ts'
import {
  refuseAfterFailure,
  refuseCrossSite,
  refuseExpectations,
  refuseOtherMethods,
  refuseWhenBusy,
  requireJson,
  requireOneMeaning,
} from './http/guards.ts'
import { leaveBeforeClosing } from './http/leave.ts'
import { securityHeadersOf } from '../http/headers.ts'
import { acceptOnlyJson } from '../http/json-body.ts'
import type { Log } from './log.ts'
import { assessmentResponseRoutes } from './routes/assessment-responses.ts'
import { benchmarkRoutes } from './routes/benchmark.ts'
import { healthRoutes } from './routes/health.ts'
import { leadRoutes } from './routes/leads.ts'
import { pageRoutes, sendPage } from './routes/pages.ts'
import { milestoneRoutes } from './routes/milestones.ts'
import { copyOfferRoutes, copyRoutes } from './routes/report-copies.ts'
import type { Site } from './http/site-files.ts'
import { startMilestoneCounts } from './background/milestone-counts.ts'
import { createSubmissions } from './limits/submissions.ts'
import { watchEventLoop } from './limits/event-loop.ts'

export type Services = {
  config: Config
  store: Store
  site: Site
  log: Log
  connections?: ConnectionLimits
  /** Whether the process ends because something broke. */
  hasFailed: () => boolean
}

const BODY_LIMIT_BYTES = 8 * 1024

/** The whole service without a port: what every request goes through, in this order. */
export function createApp(services: Services): FastifyInstance {
  const { config, store, site, log } = services
  const { publicOrigin, trustedProxies } = config
  const trustsProxies = trustedProxies.length > 0
  const connections = services.connections ?? connectionLimitsOf(trustedProxies)
  const headers = securityHeadersOf(publicOrigin, site.pageStyles)
  const now = () => performance.now()
  const submissions = createSubmissions(config.submissions, now)
  const bursts = createBursts(now)
  const milestones = startMilestoneCounts(store, log)

  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustsProxies && createTrust(trustedProxies),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer(handle, connections),
    clientErrorHandler: createClientErrorHandler(headers, log),
    frameworkErrors: (_error, request, reply) =>
      void sendPage(site, request, reply.headers(headers)),
  })

  logReplies(app, log)
  const isLeaving = leaveBeforeClosing(app, config.leaveMs)
  const framed = securityHeadersOf(publicOrigin, site.pageStyles, config.embedOrigins)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onRequest', refuseAfterFailure(services.hasFailed))
  app.addHook('onRequest', requireOneMeaning)
  app.addHook('onRequest', refuseExpectations)
  app.addHook('onRequest', refuseOtherMethods)
  app.addHook('onClose', () => milestones.stop())
  acceptOnlyJson(app)
  app.setErrorHandler(createErrorHandler(log))
  app.setNotFoundHandler((request, reply) => sendPage(site, request, reply))

  void app.register(healthRoutes(store, now, isLeaving))
  void app.register(benchmarkRoutes(store, log, now))
  void app.register(copyOfferRoutes(config.mail !== undefined))
  void app.register(async (api) => {
    api.addHook('onRequest', refuseCrossSite(publicOrigin))
    api.addHook('onRequest', requireJson)
    api.addHook('onRequest', warnOfProxy(trustsProxies, log))
    api.addHook('onRequest', refuseWhenBusy(submissions, watchEventLoop(now)))
    void api.register(leadRoutes({ store, submissions, bursts, log, publicOrigin }))
    void api.register(assessmentResponseRoutes(store, submissions))
    void api.register(milestoneRoutes(milestones))
    if (config.mail) void api.register(copyRoutes(store, submissions, now))
  })
  void app.register(pageRoutes(site, framed, publicOrigin))
  return app
}
