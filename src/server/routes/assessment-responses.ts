import type { FastifyPluginAsync } from 'fastify'
import { RESPONSES_PATH, readResponseBody } from '../../contract/api.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import {
  LEAD_MAX_LENGTHS,
  isCompanyEmail,
  isPlainText,
  normalizeEmail,
} from '../../domain/lead/lead.ts'
import type { Store } from '../../store/store.ts'
import { replyToSubmission } from '../http/replies.ts'
import { networksOf } from '../limits/networks.ts'
import { sendProblem } from '../http/problem.ts'
import type { Submissions } from '../limits/submissions.ts'

/**
 * The client claims answers, and to which version of the questions; scores and stage are computed
 * here. A page that is newer than this server, as in the middle of a deploy, tries again later; what answers
 * the questions of an earlier version is refused.
 */
export function assessmentResponseRoutes(
  store: Store,
  submissions: Submissions,
): FastifyPluginAsync {
  return async (app) => {
    app.post(RESPONSES_PATH, async (request, reply) => {
      const body = readResponseBody(request.body)
      if (!body) return sendProblem(reply, 'malformed-request')

      const email = body.user_email === null ? null : normalizeEmail(body.user_email)
      if (email !== null && !isAcceptedEmail(email)) return sendProblem(reply, 'email-rejected')

      const version = body.model_version ?? MODEL_VERSION
      if (version > MODEL_VERSION)
        return sendProblem(reply, 'newer-version', { headers: { 'retry-after': '60' } })
      if (version < MODEL_VERSION) return sendProblem(reply, 'malformed-request')

      const response = assessmentResponseOf(body.session_id, body.responses, email)
      const outcome = await submissions.submit(networksOf(request.ip), () =>
        store.saveResponse(response),
      )
      return replyToSubmission(reply, body.session_id, outcome)
    })
  }
}

function isAcceptedEmail(email: string): boolean {
  return email.length <= LEAD_MAX_LENGTHS.email && isPlainText(email) && isCompanyEmail(email)
}
