import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { SITE } from '../generated/site.ts'
import type { Store } from '../store/store.ts'
import { createErrorHandler, logReplies } from './http/replies.ts'
import type { Config } from './config.ts'
import { addClients } from './http/request-client.ts'
import { connectionLimitsOf, createHttpServer } from './http/connections.ts'
import type { ConnectionLimits } from './http/connections.ts'
import { refuseCrossSite, refuseOtherMethods, refuseWhile, requireJson } from './http/guards.ts'
import { securityHeadersOf } from '../http/headers.ts'
import { acceptOnlyJson } from '../http/json-body.ts'
import { trustIn } from '../http/trusted-proxies.ts'
import type { Log } from './log.ts'
import { addAssessmentResponses } from './routes/assessment-responses.ts'
import { addEdition } from './routes/edition.ts'
import { addHealth } from './routes/health.ts'
import { addLeads } from './routes/leads.ts'
import { addPages, sendPage } from './routes/pages.ts'
import type { RenderRoot } from './routes/pages.ts'
import { addPlanCalendar } from './routes/plan-calendar.ts'
import { addMilestones } from './routes/milestones.ts'
import { addTeamAnswers, addTeams } from './routes/teams.ts'
import { addCopyOffer, addCopies } from './routes/report-copies.ts'
import type { SiteFiles } from './http/site-files.ts'
import { startMilestoneCounts } from './background/milestone-counts.ts'
import { createSubmissions } from './limits/submissions.ts'
import { createTeamReads } from './limits/team-reads.ts'

export type Services = {
  config: Config
  store: Store
  site: SiteFiles
  /** Of reports and comparisons. */
  loadRenderer: (tag: string) => Promise<RenderRoot>
  log: Log
  connections?: ConnectionLimits
  /** Whether the assessment asks for details; without it there are no leads. */
  hasForm?: boolean
  /** Whether the process ends because something broke. */
  hasFailed: () => boolean
}

const BODY_LIMIT_BYTES = 8 * 1024
/** More than the longest report code has. */
const MAX_PARAM_LENGTH = 200
/** How long requests that are already on their way may still arrive before a stop closes idle connections. */
const ARRIVE_WITHIN_MS = 250

/** The whole service without a port: what every request goes through, in this order. */
export function createApp(services: Services): FastifyInstance {
  const { config, store, site, loadRenderer, log, hasForm = SITE.hasForm } = services
  const { publicOrigin, trustedProxies } = config
  const connections = services.connections ?? connectionLimitsOf(trustedProxies)
  const headers = securityHeadersOf(publicOrigin, site.pageStyles)
  const isTrusted = trustIn(trustedProxies)
  const now = () => performance.now()
  const submissions = createSubmissions(config.submissions, now)
  const milestones = startMilestoneCounts(store, log)
  const teamReads = createTeamReads(store)

  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: trustedProxies.length > 0 && isTrusted,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer(handle, connections),
    frameworkErrors: (_error, request, reply) =>
      void sendPage(site, request, reply.headers(headers)),
  })

  logReplies(app, log)
  addClients(app, { isTrusted, header: config.clientAddressHeader }, log)
  const framed = securityHeadersOf(publicOrigin, site.pageStyles, config.embedOrigins)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  // After a failure nothing more is saved.
  app.addHook('onRequest', refuseWhile(services.hasFailed))
  app.addHook('onRequest', refuseOtherMethods)
  endConnectionsAtStop(app)
  app.addHook('onClose', () => milestones.stop())
  acceptOnlyJson(app)
  app.setErrorHandler(createErrorHandler(log))
  app.setNotFoundHandler((request, reply) => sendPage(site, request, reply))

  void app.register(async (reads) => {
    addHealth(reads, store, now)
    addEdition(reads, store, log, now)
    addTeams(reads, teamReads)
    addCopyOffer(reads, config.mail !== undefined)
    addPlanCalendar(reads, publicOrigin)
    addPages(reads, { site, submissions, framed, publicOrigin, loadRenderer, log, now })
  })
  void app.register(async (api) => {
    api.addHook('onRequest', refuseCrossSite(publicOrigin))
    api.addHook('onRequest', requireJson)
    // The only overload check.
    api.addHook('onRequest', refuseWhile(submissions.isFull))
    if (hasForm) addLeads(api, store, submissions, log, publicOrigin)
    addAssessmentResponses(api, store, submissions, hasForm)
    addMilestones(api, milestones)
    addTeamAnswers(api, store, teamReads, submissions, milestones)
    if (config.mail) addCopies(api, store, submissions, log, now)
  })
  return app
}

/** A request already under way when idle connections are closed would be cut off. */
function endConnectionsAtStop(app: FastifyInstance): void {
  // Replies close their connection from the start of a stop on.
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    if (app.server.listening) await sleep(ARRIVE_WITHIN_MS)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
