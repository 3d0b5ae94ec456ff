import type { FastifyReply } from 'fastify'
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_PREFIX } from '../../contract/api.ts'
import type { Problem } from '../../contract/api.ts'

const PROBLEMS = {
  'malformed-request': { status: 400, title: 'The request is not well formed' },
  'missing-key': { status: 400, title: 'The Idempotency-Key header must be a UUID' },
  'cross-site': { status: 403, title: 'The request comes from another site' },
  'other-version': { status: 422, title: 'The code is of another version of the questions' },
  'team-full': { status: 409, title: 'This team has as many answers as it may' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not accept that method' },
  'body-too-large': { status: 413, title: 'The request body is too large' },
  'not-json': { status: 415, title: 'The request body must be application/json' },
  'lead-rejected': { status: 422, title: 'The lead was not accepted' },
  'email-rejected': { status: 422, title: 'user_email must be a company email address or null' },
  'copy-refused': { status: 422, title: 'This report cannot be sent by mail' },
  'key-reused': { status: 422, title: 'The key was already used with another body' },
  limited: { status: 429, title: 'Too many requests' },
  'server-error': { status: 500, title: 'The service failed' },
  'newer-version': { status: 503, title: 'The questions are newer than this server' },
  unavailable: { status: 503, title: 'The service cannot take this request now' },
} as const

export type ProblemName = keyof typeof PROBLEMS

type More = Pick<Problem, 'errors'> & { headers?: Record<string, string> }

/** During a deploy; the other servers may have the questions already. */
export const NEWER_VERSION: More = { headers: { 'retry-after': '60' } }

/** RFC 9457. The type is stable and names the problem; nothing in it repeats what was sent. */
export function sendProblem(
  reply: FastifyReply,
  name: ProblemName,
  { errors, headers = {} }: More = {},
): FastifyReply {
  const type = `${PROBLEM_TYPE_PREFIX}${name}`
  const problem: Problem = { type, ...PROBLEMS[name], ...(errors && { errors }) }
  return reply
    .code(problem.status)
    .headers(headers)
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem)
}
