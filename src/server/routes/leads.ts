import type { FastifyInstance } from 'fastify'
import { IDEMPOTENCY_KEY_HEADER, LEADS_PATH, isIdempotencyKey } from '../../contract/api.ts'
import { leadBody, readBody } from '../../contract/bodies.ts'
import { servedLanguage } from '../../contract/languages.ts'
import { consentOf } from '../../domain/lead/lead-context.ts'
import { leadSourceOf } from '../../domain/lead/lead-source.ts'
import { parseLead } from '../../domain/lead/lead.ts'
import { suspicionOf } from '../../domain/lead/suspicion.ts'
import { canonicalEmail } from '../../store/canonical-email.ts'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import type { Submissions } from '../limits/submissions.ts'
import type { Log } from '../log.ts'
import { visitorTextsIn } from '../visitor-texts.ts'
import { REFUSED_DOMAINS } from '../../generated/refused-domains.ts'

/** A suspicious lead is quarantined but gets the usual reply, so that a script learns nothing. */
export function addLeads(
  app: FastifyInstance,
  store: Store,
  submissions: Submissions,
  log: Log,
  publicOrigin: string | undefined,
): void {
  const publicHosts = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname]
  app.post(LEADS_PATH, async (request, reply) => {
    const key = readIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()])
    if (!key) return sendProblem(reply, 'missing-key')

    const body = readBody(leadBody, request.body)
    if (!body) return sendProblem(reply, 'malformed-request')

    const lead = parseLead(body, REFUSED_DOMAINS, canonicalEmail)
    if (!lead.ok) return sendProblem(reply, 'lead-rejected', { errors: lead.error })

    const source = leadSourceOf(body, [request.hostname, ...publicHosts])
    const language = servedLanguage(body.language)
    const consent = consentOf(body.consent, (await visitorTextsIn(language)).SITE.consent?.text)
    const context = { ...source, language, ...(consent !== undefined && { consent }) }
    const quarantine = suspicionOf({ honeypot: body.remark, openedMs: body.opened_ms })
    const outcome = await submissions.submit(request.client, () =>
      store.saveLead(key, lead.value, quarantine, context),
    )
    if (outcome === 'saved' && quarantine) {
      log.info({ id: request.id, quarantine }, 'lead in quarantine')
    }
    return replyToSubmission(reply, key, outcome)
  })
}

/** Some clients write it in capitals, or in quotes as a string of structured fields. */
function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = String(header)
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase()
  return isIdempotencyKey(key) ? key : undefined
}
