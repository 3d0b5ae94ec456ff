import type { FastifyInstance } from 'fastify'
import { RESPONSES_PATH } from '../../contract/api.ts'
import { readBody, responseBody } from '../../contract/bodies.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { LEAD_MAX_LENGTHS, isCompanyEmail } from '../../domain/lead/lead.ts'
import { canonicalEmail } from '../../store/canonical-email.ts'
import type { Store } from '../../store/store.ts'
import { NEWER_VERSION, sendProblem } from '../http/problem.ts'
import { replyToSubmission } from '../http/replies.ts'
import type { Submissions } from '../limits/submissions.ts'
import { sentRunOf } from '../sent-run.ts'
import { MODEL } from '../../generated/model.ts'
import { REFUSED_DOMAINS } from '../../generated/refused-domains.ts'

/**
 * The client sends only answers and their version; scores and stage are computed here. A page newer than this
 * server, as during a deploy, is asked to try again later; answers to an earlier version are rejected.
 */
export function addAssessmentResponses(
  app: FastifyInstance,
  store: Store,
  submissions: Submissions,
  hasForm: boolean,
): void {
  app.post(RESPONSES_PATH, async (request, reply) => {
    const body = readBody(responseBody, request.body)
    if (!body) return sendProblem(reply, 'malformed-request')

    // Where nobody is asked for an email, none is kept.
    const typed = hasForm ? body.user_email : null
    const email = typed === null ? null : canonicalEmail(typed)
    if (email !== null && !isAcceptedEmail(email)) return sendProblem(reply, 'email-rejected')

    const version = body.model_version ?? MODEL.version
    if (version > MODEL.version) return sendProblem(reply, 'newer-version', NEWER_VERSION)
    const answers = readCompleteAnswers(MODEL, body.responses)
    if (version < MODEL.version || !answers) return sendProblem(reply, 'malformed-request')

    const run = sentRunOf(body)
    const response = assessmentResponseOf(MODEL, body.session_id, answers, email, run)
    const outcome = await submissions.submit(request.client, () => store.saveResponse(response))
    return replyToSubmission(reply, body.session_id, outcome)
  })
}

function isAcceptedEmail(email: string): boolean {
  return email.length <= LEAD_MAX_LENGTHS.email && isCompanyEmail(email, REFUSED_DOMAINS)
}
