import type { LeadBody, MilestoneBody, ResponseBody } from '../contract/api.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  LEADS_PATH,
  MILESTONES_PATH,
  RESPONSES_PATH,
} from '../contract/api.ts'
import type { VisitMilestone } from '../domain/assessment/milestone.ts'
import { saveResultOf } from './save-result.ts'
import type { SaveResult } from './save-result.ts'

export type Api = typeof api

const GIVE_UP_AFTER_MS = 10_000

export const api = {
  saveLead: (body: LeadBody, key: string) =>
    post(LEADS_PATH, body, key, { [IDEMPOTENCY_KEY_HEADER]: key }),
  saveResponse: (body: ResponseBody) => post(RESPONSES_PATH, body, body.session_id, {}),
  /** Sent even while the page closes; the result is unknown. */
  saveResponseBeacon: (body: ResponseBody) => sendBeacon(RESPONSES_PATH, body),
  countMilestone: (milestone: VisitMilestone) => {
    const body: MilestoneBody = { milestone }
    sendBeacon(MILESTONES_PATH, body)
  },
}

async function post(
  path: string,
  body: object,
  key: string,
  headers: Record<string, string>,
): Promise<SaveResult> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    return await saveResultOf(reply, key)
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) }
  }
}

function sendBeacon(path: string, body: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
