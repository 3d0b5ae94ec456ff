import type { DeliveryRow, DeliveryState } from '../../contract/desk.ts'
import { counted } from '../words/format.ts'

export const EVENT_TITLES: Readonly<Record<DeliveryRow['event'], string>> = {
  'lead.created': 'New lead',
  'response.completed': 'Finished assessment',
}

export const CHANNEL_TITLES: Readonly<Record<DeliveryRow['channel'], string>> = {
  webhook: 'Webhook',
  chat: 'Chat',
  mail: 'Mail',
  copy: 'Visitor’s copy',
}

export const STATE_TITLES: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

/** 'Finished assessment: failed after 10 attempts, 503 Service Unavailable' */
export function deliverySentence({
  channel,
  event,
  state,
  attempts,
  lastProblem,
}: DeliveryRow): string {
  const tries = attempts > 1 || state === 'failed' ? ` after ${counted(attempts, 'attempt')}` : ''
  const why = lastProblem === null || state === 'delivered' ? '' : `, ${lastProblem}`
  const by = channel === 'webhook' ? '' : `, ${CHANNEL_TITLES[channel].toLowerCase()}`
  return `${EVENT_TITLES[event]}${by}: ${STATE_TITLES[state].toLowerCase()}${tries}${why}`
}

/** Without the code of the system in brackets, which the tooltip has. */
export function shortProblem(problem: string): string {
  return problem.replace(/ \([A-Z0-9_]+\)$/, '')
}
