import { LEAD_STATES } from '../../contract/desk/api.ts'
import type { DeliveryRow, DeskAction, LeadState } from '../../contract/desk/api.ts'
import { MODEL } from '../../generated/model.ts'
import { counted } from '../../domain/counted.ts'
import { sentenceCase } from './format.ts'

export const LEAD_STATE_TITLES: Readonly<Record<LeadState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
}

export const LEAD_STATE_OPTIONS = LEAD_STATES.map(
  (state) => [state, LEAD_STATE_TITLES[state]] as const,
)

/** Of a menu, which has no other values. */
export function leadStateOf(value: string): LeadState {
  return LEAD_STATES.find((state) => state === value) ?? 'new'
}

/** The lowest first. */
export const STAGE_NAMES = MODEL.stages.map(({ name }) => name)

/** For a narrow column: 'Content & Training Delivery' as 'Content', unless another area begins so. A stage’s name goes: 'Alignment'. */
export function shortAreaOf(area: string): string {
  const first = firstWordOf(area)
  const isAmbiguous = MODEL.sections.some(
    ({ name }) => name !== area && firstWordOf(name) === first,
  )
  if (STAGE_NAMES.includes(first)) return area.slice(first.length).trim() || area
  return isAmbiguous ? area : first
}

function firstWordOf(text: string): string {
  return text.split(' ')[0] ?? text
}

export const EVENT_TITLES: Readonly<Record<DeliveryRow['event'], string>> = {
  'lead.created': 'New lead',
  'response.completed': 'Completed assessment',
}

export const CHANNEL_TITLES: Readonly<Record<DeliveryRow['channel'], string>> = {
  webhook: 'Webhook',
  chat: 'Chat',
  mail: 'Mail',
  hubspot: 'HubSpot',
  copy: 'Visitor’s copy',
}

/** 'replied 503' as 'the receiver has an error (503)'. */
function problemText(problem: string): string {
  if (!problem.startsWith('replied ')) return problem
  const [, status] = /^replied (5\d\d)$/.exec(problem) ?? []
  return status === undefined ? `the receiver ${problem}` : `the receiver has an error (${status})`
}

/** 'Completed assessment, webhook. Failed after 10 attempts: the receiver replied 404' */
export function deliverySentence(delivery: DeliveryRow): string {
  const { channel, event, state, attempts, lastProblem } = delivery
  const tries = attempts > 1 || state === 'failed' ? ` after ${counted(attempts, 'attempt')}` : ''
  const why = lastProblem === null || state === 'delivered' ? '' : `: ${problemText(lastProblem)}`
  const what = `${EVENT_TITLES[event]}, ${CHANNEL_TITLES[channel].toLowerCase()}`
  return `${what}. ${sentenceCase(state)}${tries}${why}`
}

const ACTIONS: Readonly<Record<DeskAction['action'], (count: number) => string>> = {
  export: (count) => `exported ${counted(count, 'lead')}`,
  erase: (count) => `erased ${counted(count, 'person', 'people')}`,
  release: (count) => `released ${counted(count, 'lead')}`,
  'send again': (count) => `sent ${counted(count, 'delivery', 'deliveries')} again`,
  publish: (count) => `published the answers of ${counted(count, 'person', 'people')}`,
  note: (count) => `changed the note of ${counted(count, 'lead')}`,
}

export function actionSentence({ who, action, count }: DeskAction): string {
  return `${who} ${ACTIONS[action](count)}`
}
