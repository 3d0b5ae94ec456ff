import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import type { LeadErrors, LeadForm } from '../domain/lead/lead.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'
import type { VisitMilestone } from '../domain/assessment/milestone.ts'
import type { Team } from '../domain/sharing/team.ts'

export const LEADS_PATH = '/api/leads'
export const RESPONSES_PATH = '/api/assessment-responses'
export const MILESTONES_PATH = '/api/milestones'
/** GET: the published benchmark, an `Edition`, or 204. */
export const BENCHMARK_PATH = '/api/benchmark'

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

/**
 * The body of `POST /api/leads`: the form, the source of the visit if known, the consent text, and two
 * optional clues that tell people from scripts.
 */
export type LeadBody = LeadForm &
  Partial<LeadSource> & {
    consent?: string
    /** The tag of the language of the page, here and below; the first one by default. */
    language?: string
    /** The value of the field that people cannot see. */
    remark?: string
    /** Whole milliseconds from opening the form empty to submitting it. */
    opened_ms?: number
  }

/** The body of `POST /api/assessment-responses`. */
export type ResponseBody = {
  session_id: string
  /** The version of the answered questions; the current one by default. */
  model_version?: number
  responses: CompleteAnswers
  user_email: string | null
  /** On which the run was finished, '2026-11-20', by the reader's calendar. */
  day?: string
  language?: string
}

/** The body of `POST /api/report-copies`: the lead and the response as sent before. */
export type CopyBody = {
  lead_key: string
  lead: LeadForm
  session_id: string
  responses: CompleteAnswers
  /** The reader's day, '2026-11-20', from which the days of the plan are counted. */
  day?: string
  language?: string
}

/** How many have answered; from three on, what they say together. `version`: of the questions. */
export type TeamReply = { version: number } & (Pick<Team, 'count'> | Team)

/** The body of `POST /api/milestones`: only a milestone, and nothing about the visit. */
export type MilestoneBody = { milestone: VisitMilestone }

/** 'session_', the run's start in milliseconds, a random suffix. */
export function sessionIdOf(startedAt: number, suffix: string): string {
  return `session_${Math.max(0, startedAt)}_${suffix}`
}

export const SESSION_ID = /^session_\d{1,16}_[0-9a-z]{8,64}$/
export const IDEMPOTENCY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isSessionId(text: string): boolean {
  return SESSION_ID.test(text)
}

export function isIdempotencyKey(text: string): boolean {
  return IDEMPOTENCY_KEY.test(text)
}
