import type { LeadBody, ResponseBody } from '../contract/api.ts'
import { IDEMPOTENCY_KEY_HEADER, LEADS_PATH, RESPONSES_PATH } from '../contract/api.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { LeadErrors } from '../domain/lead/lead.ts'
import { isRecord } from '../domain/record.ts'

/** `unavailable` may succeed when sent again with the same key; `refused` never will. */
type SaveResult =
  | { kind: 'saved' }
  | { kind: 'refused'; reason: string; errors: LeadErrors }
  | { kind: 'unavailable'; reason: string }

export type Api = {
  saveLead: (body: LeadBody, key: string) => Promise<SaveResult>
  saveResponse: (body: ResponseBody) => Promise<SaveResult>
}

const GIVE_UP_AFTER_MS = 10_000

export const api: Api = {
  saveLead: (body, key) => post(LEADS_PATH, body, { [IDEMPOTENCY_KEY_HEADER]: key }),
  saveResponse: (body) => post(RESPONSES_PATH, body, {}),
}

async function post(
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<SaveResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    if (response.ok) return { kind: 'saved' }
    const reason = `The server answered ${response.status}.`
    const mayPass = response.status >= 500 || [408, 425, 429].includes(response.status)
    if (mayPass) return { kind: 'unavailable', reason }
    return { kind: 'refused', reason, errors: readErrors(await response.json().catch(() => null)) }
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) }
  }
}

function readErrors(problem: unknown): LeadErrors {
  const errors = isRecord(problem) && isRecord(problem['errors']) ? problem['errors'] : {}
  return Object.fromEntries(
    LEAD_FIELDS.flatMap((field) => {
      const message = errors[field]
      return typeof message === 'string' ? [[field, message]] : []
    }),
  )
}
