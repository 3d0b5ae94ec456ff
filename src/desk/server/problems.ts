import type { FastifyReply } from 'fastify'
import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_PREFIX } from '../../contract/api.ts'
import type { Problem } from '../../contract/api.ts'

/** `sentence`: text for the owner. */
export function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  const problem: Problem = { type: `${PROBLEM_TYPE_PREFIX}desk`, title: sentence, status }
  return reply.code(status).type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problem)
}

export const NOT_FOUND = 'There is nothing at this address'
export const LEAD_IS_GONE = 'This lead no longer exists'
