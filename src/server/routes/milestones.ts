import type { FastifyPluginAsync } from 'fastify'
import { MILESTONES_PATH, readMilestoneBody } from '../../contract/api.ts'
import { sendProblem } from '../http/problem.ts'
import type { MilestoneCounts } from '../milestone-counts.ts'

/** Counts that a visit reached a milestone; nothing of the request is kept. */
export function milestoneRoutes(milestones: MilestoneCounts): FastifyPluginAsync {
  return async (app) => {
    app.post(MILESTONES_PATH, async (request, reply) => {
      const body = readMilestoneBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')
      milestones.add(body.milestone)
      return reply.code(204).send()
    })
  }
}
