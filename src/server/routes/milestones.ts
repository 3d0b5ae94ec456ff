import type { FastifyInstance } from 'fastify'
import { MILESTONES_PATH } from '../../contract/api.ts'
import { milestoneBody, readBody } from '../../contract/bodies.ts'
import type { MilestoneCounts } from '../background/milestone-counts.ts'
import { sendProblem } from '../http/problem.ts'

/** Counts that a visit reached a milestone; nothing else about the request is kept. */
export function addMilestones(app: FastifyInstance, milestones: MilestoneCounts): void {
  app.post(MILESTONES_PATH, async (request, reply) => {
    const body = readBody(milestoneBody, request.body)
    if (!body) return sendProblem(reply, 'malformed-request')
    milestones.add(body.milestone)
    return reply.code(204).send()
  })
}
