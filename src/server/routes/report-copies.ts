import type { FastifyPluginAsync } from 'fastify'
import { COPIES_PATH, COPY_OFFER_PATH, readCopyBody } from '../../contract/api.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { parseLead } from '../../domain/lead/lead.ts'
import { isMailable } from '../../domain/lead/mailable.ts'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import { networksOf, widestOf } from '../limits/networks.ts'
import type { Submissions } from '../limits/submissions.ts'
import { createWindow } from '../limits/window.ts'

const HOUR_MS = 3_600_000
const FOR_ADDRESS = { most: 3, withinMs: 24 * HOUR_MS }
const FOR_NETWORK = { most: 10, withinMs: HOUR_MS }

/** Says whether visitors may have their report by mail. */
export function copyOfferRoutes(isOffered: boolean): FastifyPluginAsync {
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: COPY_OFFER_PATH,
      handler: async (_request, reply) =>
        isOffered ? { isOffered } : reply.header('cache-control', 'no-store').code(204).send(),
    })
  }
}

/**
 * A visitor's own report to the address of the lead that the browser names, and to no other. Nobody learns
 * here whether a lead or a response is there: who asks has to know all of both.
 */
export function copyRoutes(
  store: Pick<Store, 'saveCopy'>,
  submissions: Submissions,
  now: () => number,
): FastifyPluginAsync {
  const perAddress = createWindow(FOR_ADDRESS, now)
  const perNetwork = createWindow(FOR_NETWORK, now)

  return async (app) => {
    app.post(COPIES_PATH, async (request, reply) => {
      const body = readCopyBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')
      const lead = parseLead(body.lead)
      if (!lead.ok || !isMailable(lead.value.email)) return sendProblem(reply, 'copy-refused')

      const { email } = lead.value
      const networks = networksOf(request.ip)
      const network = widestOf(networks)
      const response = assessmentResponseOf(body.session_id, body.responses, email)
      const copy = { leadKey: body.lead_key, lead: lead.value, response }
      let waitMs = 0
      const mayAdd = () => {
        waitMs = Math.max(perAddress.waitMs(email), perNetwork.waitMs(network))
        if (waitMs > 0) return false
        perAddress.take(email)
        perNetwork.take(network)
        return true
      }
      const outcome = await submissions.submit(networks, () => store.saveCopy(copy, mayAdd))
      if (outcome === 'conflict') return sendProblem(reply, 'copy-refused')
      const limited = { retryAfterSeconds: Math.ceil(waitMs / 1000) }
      return replyToSubmission(reply, body.session_id, outcome === 'limited' ? limited : outcome)
    })
  }
}
