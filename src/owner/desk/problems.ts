import type { FastifyReply } from 'fastify'
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_PREFIX } from '../../contract/api.ts'
import type { Problem } from '../../contract/api.ts'

const STATUSES = {
  'not-understood': 400,
  'no-session': 401,
  'not-from-proxy': 403,
  'not-editor': 403,
  'other-host': 403,
  'other-site': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  changed: 409,
  failed: 500,
} as const

export type DeskProblemName = keyof typeof STATUSES

/** `sentence`: for the owner to read. */
export function refuse(reply: FastifyReply, name: DeskProblemName, sentence: string): FastifyReply {
  const type = `${PROBLEM_TYPE_PREFIX}desk-${name}`
  const problem: Problem = { type, title: sentence, status: STATUSES[name] }
  return reply
    .code(problem.status)
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem)
}
