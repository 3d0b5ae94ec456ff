import { PROBLEM_MEDIA_TYPE, PROBLEM_TYPE_PREFIX } from '../contract/api.ts'
import { LEAD_FIELDS, LEAD_PROBLEMS } from '../domain/lead/lead.ts'
import type { LeadErrors } from '../domain/lead/lead.ts'
import { isRecord } from '../domain/record.ts'

/**
 * `unavailable` may succeed when sent again with the same key; `refused` never will. `isBlocked`: a page came in place
 * of a reply, such as a check whether the visitor is a person. Only a page that is loaded can show it.
 */
export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'refused'; reason: string; errors: LeadErrors }
  | { kind: 'unavailable'; reason: string; retryAfterMs?: number; isBlocked?: true }

const PASSING = [408, 425, 429]

/**
 * Trusts only replies of our own server. A proxy or a firewall in between may reply anything, such as 200
 * with a page or 403 with a puzzle, and does not know what is saved.
 */
export async function saveResultOf(
  reply: Response,
  key: string,
  saved: readonly number[] = [201],
): Promise<SaveResult> {
  const reason = `The server replied ${reply.status}.`
  const body: unknown = await reply.json().catch(() => undefined)
  const isKept = saved.includes(reply.status) && isRecord(body) && body['id'] === key
  if (isKept) return { kind: 'saved' }
  const isPassing = reply.status >= 500 || PASSING.includes(reply.status)
  if (400 <= reply.status && !isPassing && isOwnProblem(reply, body))
    return { kind: 'refused', reason, errors: readErrors(body) }
  const seconds = Number(reply.headers.get('retry-after'))
  return {
    kind: 'unavailable',
    reason,
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
    ...(!isPassing && body === undefined && { isBlocked: true }),
  }
}

function isOwnProblem(reply: Response, body: unknown): body is Record<string, unknown> {
  const isProblem = reply.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false
  const type = isRecord(body) ? body['type'] : undefined
  return isProblem && typeof type === 'string' && type.startsWith(PROBLEM_TYPE_PREFIX)
}

function readErrors(body: Record<string, unknown>): LeadErrors {
  const errors = isRecord(body['errors']) ? body['errors'] : {}
  return Object.fromEntries(
    LEAD_FIELDS.flatMap((field) => {
      const problem = LEAD_PROBLEMS.find((each) => each === errors[field])
      return problem ? [[field, problem]] : []
    }),
  )
}
