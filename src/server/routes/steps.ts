import type { FastifyPluginAsync } from 'fastify'
import { STEPS_PATH, readStepBody } from '../../contract/api.ts'
import { sendProblem } from '../http/problem.ts'
import type { StepCounts } from '../step-counts.ts'

/** Counts that a visit reached a step; nothing of the request is kept. */
export function stepRoutes(steps: StepCounts): FastifyPluginAsync {
  return async (app) => {
    app.post(STEPS_PATH, async (request, reply) => {
      const body = readStepBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')
      steps.add(body.step)
      return reply.code(204).send()
    })
  }
}
