import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import { readCompleteAnswers } from '../domain/assessment/assessment.ts'
import type { LeadErrors, LeadForm } from '../domain/lead/lead.ts'
import { readLeadForm } from '../domain/lead/lead.ts'
import { isRecord } from '../domain/record.ts'
import { isMilestone } from '../domain/assessment/milestone.ts'
import type { Milestone } from '../domain/assessment/milestone.ts'

export const LEADS_PATH = '/api/leads'
export const RESPONSES_PATH = '/api/assessment-responses'
export const MILESTONES_PATH = '/api/milestones'

/** On a lead: a UUID made when the form opens. A response carries its key as `session_id`. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** What the type of each problem of ours begins with: nobody else sends one. */
export const PROBLEM_TYPE_PREFIX = 'urn:maturity-assessment:problem:'
export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** RFC 9457; `errors` names each wrong field of a rejected lead. */
export type Problem = {
  type: string
  title: string
  status: number
  errors?: LeadErrors
}

/** The body of `POST /api/leads`: the form, and two optional clues that tell people from scripts. */
export type LeadBody = LeadForm & {
  /** What stood in the field that no person sees. */
  remark?: string
  /** Whole milliseconds from an empty form to its sending. */
  opened_ms?: number
}

export function readLeadBody(
  value: unknown,
): { form: LeadForm; remark: string; openedMs: number | undefined } | undefined {
  if (!isRecord(value)) return undefined
  const { remark = '', opened_ms, ...others } = value
  const form = readLeadForm(others)
  if (!form || typeof remark !== 'string') return undefined
  if (opened_ms !== undefined && !isMilliseconds(opened_ms)) return undefined
  return { form, remark, openedMs: opened_ms }
}

function isMilliseconds(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** The body of `POST /api/assessment-responses`. */
export type ResponseBody = {
  session_id: string
  responses: CompleteAnswers
  user_email: string | null
}

export function readResponseBody(value: unknown): ResponseBody | undefined {
  if (!isRecord(value)) return undefined
  const { session_id, responses, user_email, ...others } = value
  const answers = readCompleteAnswers(responses)
  const isResponseBody =
    typeof session_id === 'string' &&
    isSessionId(session_id) &&
    answers !== undefined &&
    (typeof user_email === 'string' || user_email === null) &&
    Object.keys(others).length === 0
  return isResponseBody ? { session_id, responses: answers, user_email } : undefined
}

/** The body of `POST /api/milestones`: a milestone that a visit reached, and nothing about the visit. */
export type MilestoneBody = { milestone: Milestone }

export function readMilestoneBody(value: unknown): MilestoneBody | undefined {
  if (!isRecord(value)) return undefined
  const { milestone, ...others } = value
  return isMilestone(milestone) && Object.keys(others).length === 0 ? { milestone } : undefined
}

/** 'session_', the run's start in milliseconds, a random suffix (specification, section 3). */
export function sessionIdOf(startedAt: number, suffix: string): string {
  return `session_${startedAt}_${suffix}`
}

export function isSessionId(text: string): boolean {
  return /^session_\d{10,16}_[0-9a-z]{8,64}$/.test(text)
}

export function isIdempotencyKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
