import type { FastifyPluginAsync } from 'fastify'
import { MILESTONES_PATH } from '../../contract/api.ts'
import type { MilestoneBody } from '../../contract/api.ts'
import { isMilestone } from '../../domain/assessment/milestone.ts'
import { isRecord } from '../../domain/record.ts'
import { sendProblem } from '../http/problem.ts'
import type { MilestoneCounts } from '../background/milestone-counts.ts'

/** Counts that a visit reached a milestone; nothing of the request is kept. */
export function milestoneRoutes(milestones: MilestoneCounts): FastifyPluginAsync {
  return async (app) => {
    app.post(MILESTONES_PATH, async (request, reply) => {
      const body = readBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')
      milestones.add(body.milestone)
      return reply.code(204).send()
    })
  }
}

function readBody(value: unknown): MilestoneBody | undefined {
  if (!isRecord(value)) return undefined
  const { milestone, ...others } = value
  return isMilestone(milestone) && Object.keys(others).length === 0 ? { milestone } : undefined
}
