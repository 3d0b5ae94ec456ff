import type { LeadErrors } from '../domain/lead/lead.ts'
import type { Team } from '../domain/sharing/team.ts'

export const LEADS_PATH = '/api/leads'
export const RESPONSES_PATH = '/api/assessment-responses'
export const MILESTONES_PATH = '/api/milestones'
/** GET: the published `Edition`, or 204. */
export const EDITION_PATH = '/api/benchmark'

const TEAMS_PATH = '/api/teams'

/** GET: a `TeamReply`. */
export function teamAddressOf(team: string): string {
  return `${TEAMS_PATH}/${team}`
}

/** POST `{ code }`, a report code, keeps the answers of a member. */
export function memberAddressOf(team: string, member: string): string {
  return `${TEAMS_PATH}/${team}/answers/${member}`
}

/** POST `{}` takes them out for good. */
export function takeOutAddressOf(team: string, member: string): string {
  return `${memberAddressOf(team, member)}/out`
}

/** POST, a `CopyBody`: mails visitors their own report, if the server can send mail. */
export const COPIES_PATH = '/api/report-copies'
/** GET: 200 if the server can, otherwise 204. */
export const COPY_OFFER_PATH = '/api/copy-offer'

/** The key of a lead is a UUID made when the form opens; that of a response is its `session_id`. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** Prefix of every problem type of this server; no proxy uses it. */
export const PROBLEM_TYPE_PREFIX = 'urn:maturity-assessment:problem:'
export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** RFC 9457; `errors` names each wrong field of a rejected lead. */
export type Problem = {
  type: string
  title: string
  status: number
  errors?: LeadErrors
}

/** How many have answered; from three on, what they say together. `version`: of the questions. */
export type TeamReply = { version: number } & (Pick<Team, 'count'> | Team)

/** 'session_', the run's start in milliseconds, a random suffix. */
export function sessionIdOf(startedAt: number, suffix: string): string {
  return `session_${Math.max(0, startedAt)}_${suffix}`
}

export const SESSION_ID = /^session_\d{1,16}_[0-9a-z]{8,64}$/
export const IDEMPOTENCY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && SESSION_ID.test(value)
}

export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && IDEMPOTENCY_KEY.test(value)
}
