import { fastify } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { DeskAction } from '../../contract/desk.ts'
import type { Channel } from '../../contract/webhook-event.ts'
import { acceptOnlyJson } from '../../http/json-body.ts'
import { securityHeadersOf } from '../../http/headers.ts'
import type { OwnerStore } from '../../store/owner/owner-store.ts'
import { sentenceOf } from '../command-line/failure.ts'
import { cookieNameOf, NO_SESSION } from './access.ts'
import type { Access } from './access.ts'
import { deskBenchmarkRoutes } from './routes/benchmark.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { sendDeskFile } from './desk-files.ts'
import type { DeskFiles } from './desk-files.ts'
import { erasureRoutes } from './routes/erasure.ts'
import { exportRoutes } from './routes/exports.ts'
import { requireOwnHost, requireOwnOrigin, requireUser } from './guards.ts'
import { deskHealthRoutes } from './routes/health.ts'
import type { Surroundings } from './routes/health.ts'
import { leadNoteRoutes } from './routes/lead-notes.ts'
import { deskLeadRoutes } from './routes/leads.ts'
import { numberRoutes } from './routes/numbers.ts'
import { personRoutes } from './routes/person.ts'
import { refuse } from './problems.ts'
import { stringOrEmpty } from './routes/queries.ts'
import type { Session } from './session.ts'
import { verificationRoutes } from './routes/verification.ts'
import type { VerifyCommand } from './routes/verification.ts'

export type DeskServices = {
  store: OwnerStore
  files: DeskFiles
  access: Access
  surroundings: Surroundings
  verifyCommand: VerifyCommand
  /** Who is to hear of leads that are released. */
  channels: readonly Channel[]
  /** Called with a sentence where something failed. */
  tell: (sentence: string) => void
}

/** Puts on the owner's list what the user of a request has done. */
export type LogAction = (
  request: FastifyRequest,
  action: DeskAction['action'],
  count: number,
) => Promise<void>

export const OPEN_PATH = '/open'
const BODY_LIMIT_BYTES = 1024 * 1024
/** Fastify answers an address that it cannot decode before any guard is asked. */
const NOWHERE = '/api/nowhere'

/** The desk without a port: what every request goes through, in this order. */
export function createDeskApp(services: DeskServices): FastifyInstance {
  const { store, files, access, tell } = services
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : NOWHERE),
  })
  const headers = securityHeadersOf(access.publicOrigin, [])
  const portOf = () => {
    const address = app.server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onRequest', requireOwnHost(access, portOf))
  app.addHook('onRequest', requireOwnOrigin(access))
  acceptOnlyJson(app)
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error)
    if (status === 413) return refuse(reply, 'not-understood', 'This is too much at once')
    if (status < 500) return refuse(reply, 'not-understood', 'The request is not well formed')
    const sentence = sentenceOf(error)
    tell(`${sentence}.`)
    return refuse(reply, 'failed', sentence)
  })

  if (access.session) openOnce(app, access.session, portOf)

  void app.register(async (inner) => {
    const userOf = (request: FastifyRequest) => access.userOf(request, portOf())
    inner.addHook('onRequest', requireUser(userOf))
    const whoOf = (request: FastifyRequest) => {
      const user = userOf(request)
      return 'name' in user ? user.name : null
    }
    const logAction: LogAction = (request, action, count) =>
      store.addAction({ at: new Date().toISOString(), who: whoOf(request), action, count })
    const desk = store.openDesk()
    deskLeadRoutes(inner, desk, services.channels, logAction)
    personRoutes(inner, desk)
    leadNoteRoutes(inner, desk, logAction, whoOf)
    exportRoutes(inner, desk, logAction)
    numberRoutes(inner, desk)
    deliveryRoutes(inner, store, desk, logAction)
    deskHealthRoutes(inner, desk, services.surroundings)
    const isVerifying = verificationRoutes(inner, services.verifyCommand)
    erasureRoutes(inner, store, { isVerifying, logAction })
    deskBenchmarkRoutes(inner, store, logAction)
    inner.get(DESK_PATHS.user, (request) => userOf(request))
    inner.get(DESK_PATHS.actions, () => store.readActions())
    inner.get('/api/*', (_request, reply) =>
      refuse(reply, 'not-found', 'There is nothing at this address'),
    )
    inner.get('/*', sendDeskFile(files))
  })
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, 'method-not-allowed', 'This address does not take that method'),
  )
  return app
}

/** The first browser with the token gets the cookie. */
function openOnce(app: FastifyInstance, session: Session, portOf: () => number): void {
  app.get<{ Querystring: { token?: unknown } }>(OPEN_PATH, ({ query }, reply) => {
    const cookie = session.open(stringOrEmpty(query.token))
    if (cookie === undefined) return refuse(reply, 'no-session', NO_SESSION)
    const attributes = 'HttpOnly; SameSite=Strict; Path=/'
    return reply
      .header('set-cookie', `${cookieNameOf(portOf())}=${cookie}; ${attributes}`)
      .type('text/html; charset=utf-8')
      .send(ENTRY)
  })
}

/**
 * A page of ours that goes on to the desk, because a strict cookie does not come along when the
 * browser is sent on from the address that somebody clicked elsewhere.
 */
const ENTRY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Your desk</title>' +
  '<meta http-equiv="refresh" content="0; url=/"><p><a href="/">Open your desk</a></p></html>'

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return 400 <= status && status < 600 ? status : 500
}
