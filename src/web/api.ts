import type { LeadBody, MilestoneBody, ResponseBody } from '../contract/bodies.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  LEADS_PATH,
  memberAddressOf,
  MILESTONES_PATH,
  RESPONSES_PATH,
  takeOutAddressOf,
  teamAddressOf,
} from '../contract/api.ts'
import type { VisitMilestone } from '../domain/assessment/milestone.ts'
import { saveResultOf } from './save-result.ts'
import type { SaveResult } from './save-result.ts'

export type Api = typeof api

const GIVE_UP_AFTER_MS = 10_000

export const api = {
  saveLead: (body: LeadBody, key: string) =>
    save(LEADS_PATH, body, key, { headers: { [IDEMPOTENCY_KEY_HEADER]: key } }),
  saveResponse: (body: ResponseBody) => save(RESPONSES_PATH, body, body.session_id),
  /** Sent even while the page closes; the result is unknown. */
  saveResponseBeacon: (body: ResponseBody) => sendBeacon(RESPONSES_PATH, body),
  saveTeamAnswers: ({ team, member, code }: TeamAnswers) =>
    save(memberAddressOf(team, member), { code }, member, { saved: [200, 201] }),
  /** Whether they are out, for good. */
  takeOutTeamAnswers: async (team: string, member: string): Promise<boolean> => {
    const reply = await post(takeOutAddressOf(team, member), {}).catch(() => undefined)
    return reply?.status === 204
  },
  /** What the server says of a team, unread; undefined if it says nothing now. */
  readTeam: async (team: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS)
    const reply = await fetch(teamAddressOf(team), { signal }).catch(() => undefined)
    return reply?.ok ? reply.json().catch(() => undefined) : undefined
  },
  countMilestone: (milestone: VisitMilestone) => {
    const body: MilestoneBody = { milestone }
    sendBeacon(MILESTONES_PATH, body)
  },
}

/** Answers of a finished run, for a team. */
export type TeamAnswers = { team: string; member: string; code: string }

type Saving = { headers?: Record<string, string>; saved?: readonly number[] }

async function save(
  path: string,
  body: object,
  key: string,
  { headers, saved }: Saving = {},
): Promise<SaveResult> {
  try {
    return await saveResultOf(await post(path, body, headers), key, saved)
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) }
  }
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  })
}

function sendBeacon(path: string, body: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
