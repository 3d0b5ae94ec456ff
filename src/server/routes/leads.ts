import type { FastifyPluginAsync } from 'fastify'
import {
  IDEMPOTENCY_KEY_HEADER,
  LEADS_PATH,
  isIdempotencyKey,
  readLeadBody,
} from '../../contract/api.ts'
import { parseLead } from '../../domain/lead/lead.ts'
import { SITE } from '../../content/site.ts'
import { consentOf } from '../../domain/lead/lead-context.ts'
import { leadSourceOf } from '../../domain/lead/lead-source.ts'
import { suspicionOf } from '../../domain/lead/suspicion.ts'
import type { Store } from '../../store/store.ts'
import { leadHashOf } from '../../store/stored-row.ts'
import { replyToSubmission } from '../http/replies.ts'
import type { Bursts } from '../limits/bursts.ts'
import { networksOf } from '../limits/networks.ts'
import type { Log } from '../log.ts'
import { sendProblem } from '../http/problem.ts'
import type { Submissions } from '../limits/submissions.ts'

type LeadServices = {
  store: Store
  submissions: Submissions
  bursts: Bursts
  log: Log
  publicOrigin: string | undefined
}

/** A suspicious lead is kept in quarantine and gets the reply of any other: a script learns nothing. */
export function leadRoutes(services: LeadServices): FastifyPluginAsync {
  const { store, submissions, bursts, log, publicOrigin } = services
  const publicHosts = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname]
  return async (app) => {
    app.post(LEADS_PATH, async (request, reply) => {
      const key = readIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()])
      if (!key) return sendProblem(reply, 'missing-key')

      const body = readLeadBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')

      const lead = parseLead(body.form)
      if (!lead.ok) return sendProblem(reply, 'lead-rejected', { errors: lead.error })

      const source = leadSourceOf(body.source, [request.hostname, ...publicHosts])
      const consent = consentOf(body.consent, SITE.consent?.text)
      const context = consent === undefined ? source : { ...source, consent }
      const outcome = await submissions.submit(networksOf(request.ip), () =>
        bursts.save(leadHashOf('', lead.value), key, async (isBurst) => {
          const clues = { honeypot: body.remark, openedMs: body.openedMs, isBurst }
          const quarantine = suspicionOf(clues)
          const saved = await store.saveLead(key, lead.value, quarantine, context)
          if (quarantine && saved !== 'conflict')
            log.info({ id: request.id, quarantine }, 'lead in quarantine')
          return saved
        }),
      )
      return replyToSubmission(reply, key, outcome)
    })
  }
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && isIdempotencyKey(header) ? header : undefined
}
