import type { FastifyPluginAsync } from 'fastify'
import { IDEMPOTENCY_KEY_HEADER, LEADS_PATH, isIdempotencyKey } from '../../contract/api.ts'
import { parseLead, readLeadForm } from '../../domain/lead.ts'
import type { Store } from '../../store/store.ts'
import { answerSubmission } from '../answers.ts'
import { clientKeyOf } from '../client-key.ts'
import { sendProblem } from '../problem.ts'
import type { Submissions } from '../submissions.ts'

export function leadRoutes(store: Store, submissions: Submissions): FastifyPluginAsync {
  return async (app) => {
    app.post(LEADS_PATH, async (request, reply) => {
      const key = readIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()])
      if (!key) return sendProblem(reply, 'missing-key')

      const form = readLeadForm(request.body)
      if (!form) return sendProblem(reply, 'malformed-request')

      const lead = parseLead(form)
      if (!lead.ok) return sendProblem(reply, 'lead-rejected', { errors: lead.error })

      const outcome = await submissions.submit(clientKeyOf(request.ip), key, () =>
        store.saveLead(key, lead.value),
      )
      return answerSubmission(reply, key, outcome)
    })
  }
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && isIdempotencyKey(header) ? header : undefined
}
