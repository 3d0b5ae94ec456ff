import type { FastifyInstance } from 'fastify'
import { COPIES_PATH, COPY_OFFER_PATH } from '../../contract/api.ts'
import { copyBody, readBody } from '../../contract/bodies.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { parseLead } from '../../domain/lead/lead.ts'
import { isMailable } from '../../domain/lead/email.ts'
import { canonicalEmail } from '../../store/canonical-email.ts'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import { createCopyLimits } from '../limits/copy-limits.ts'
import { createRecentMap } from '../limits/recent-map.ts'
import type { Submissions } from '../limits/submissions.ts'
import type { Log } from '../log.ts'
import { sentRunOf } from '../sent-run.ts'
import { MODEL } from '../../generated/model.ts'
import { REFUSED_DOMAINS } from '../../generated/refused-domains.ts'

const MAX_REMEMBERED = 10_000

/** Says whether visitors can have their report mailed. */
export function addCopyOffer(app: FastifyInstance, isOffered: boolean): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: COPY_OFFER_PATH,
    handler: async (_request, reply) =>
      isOffered ? { isOffered } : reply.header('cache-control', 'no-store').code(204).send(),
  })
}

/**
 * Mails visitors their own report, only to the address of the lead that the browser names. The reply does not
 * reveal whether a lead or a response exists, or that a lead is in quarantine.
 */
export function addCopies(
  app: FastifyInstance,
  store: Pick<Store, 'saveCopy'>,
  submissions: Submissions,
  log: Log,
  now: () => number,
): void {
  const limits = createCopyLimits(now)
  /** By session id, because the store remembers nothing for a lead in quarantine. */
  const accepted = createRecentMap<true>(MAX_REMEMBERED)

  app.post(COPIES_PATH, async (request, reply) => {
    const body = readBody(copyBody, request.body)
    const answers = readCompleteAnswers(MODEL, body?.responses)
    if (!body || !answers) return sendProblem(reply, 'malformed-request')
    const lead = parseLead(body.lead, REFUSED_DOMAINS, canonicalEmail)
    if (!lead.ok || !isMailable(lead.value.email)) return sendProblem(reply, 'copy-refused')
    const { email } = lead.value

    const run = sentRunOf(body)
    const response = assessmentResponseOf(MODEL, body.session_id, answers, email, run)
    const copy = { leadKey: body.lead_key, lead: lead.value, response }
    const wasAccepted = accepted.get(body.session_id) ?? false
    let waitMs = 0
    const mayAdd = () => {
      if (!wasAccepted) waitMs = limits.take(email)
      return waitMs === 0
    }
    const outcome = await submissions.submit(request.client, () => store.saveCopy(copy, mayAdd))
    if (outcome === 'conflict') return sendProblem(reply, 'copy-refused')
    if (outcome === 'limited') {
      log.warn({ id: request.id }, 'too many copies')
      const limited = { retryAfterSeconds: Math.ceil(waitMs / 1000) }
      return replyToSubmission(reply, body.session_id, limited)
    }
    if (outcome !== 'saved') return replyToSubmission(reply, body.session_id, outcome)
    accepted.set(body.session_id, true)
    return replyToSubmission(reply, body.session_id, wasAccepted ? 'repeated' : 'saved')
  })
}
