import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreUnavailableError } from '../../store/errors.ts'
import type { SaveOutcome } from '../../store/commit/keep-rows.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { sendProblem } from './problem.ts'
import type { ProblemName } from './problem.ts'
import type { Limited } from '../limits/submissions.ts'

const STORE_RETRY_SECONDS = '2'

/** 201 if the row is saved, now or before; otherwise when to try again, if ever. */
export function replyToSubmission(
  reply: FastifyReply,
  id: string,
  outcome: SaveOutcome | Limited,
): FastifyReply {
  if (typeof outcome === 'object') {
    const headers = { 'retry-after': `${outcome.retryAfterSeconds}` }
    return sendProblem(reply, 'limited', { headers })
  }
  if (outcome === 'conflict') return sendProblem(reply, 'key-reused')
  if (outcome === 'repeated') reply.header('idempotent-replayed', 'true')
  return reply.code(201).send({ id })
}

/** The one place where a thrown error becomes a reply. */
export function createErrorHandler(log: Log) {
  return (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof StoreUnavailableError) {
      log.warn({ id, error: traceOf(error) }, 'store unavailable')
      return sendProblem(reply, 'unavailable', { headers: { 'retry-after': STORE_RETRY_SECONDS } })
    }
    const name = problemNameOf(error.statusCode)
    if (name === 'server-error') log.error({ id, error: traceOf(error) }, 'request failed')
    return sendProblem(reply, name)
  }
}

function problemNameOf(status = 500): ProblemName {
  if (status === 413) return 'body-too-large'
  if (status === 415) return 'not-json'
  return 400 <= status && status < 500 ? 'malformed-request' : 'server-error'
}

/** One line per reply, with allowed fields only: no address, no query, no header, no body. */
export function logReplies(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 10) / 10
    const line = { id, method, route: routeOptions.url ?? 'none', status: statusCode, ms }
    if (statusCode < 500) log.info(line, 'replied')
    else log.warn(line, 'replied')
    done()
  })
}
