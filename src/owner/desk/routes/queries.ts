import { isLeadOrder, LEAD_COLUMNS, readLeadState } from '../../../contract/desk.ts'
import type { DeliveryState, LeadColumn, LeadQuery } from '../../../contract/desk.ts'
import { isRecord } from '../../../domain/record.ts'
import type { Result } from '../../../domain/result.ts'
import type { DeliveryCursor } from '../../../store/desk/delivery-pages.ts'
import type { LeadCursor } from '../../../store/desk/lead-pages.ts'
import { readDay } from '../../command-line/period.ts'

const LONGEST_TEXT = 300

const ACCEPTED: Readonly<Record<keyof LeadQuery, (value: unknown) => boolean>> = {
  search: isShortText,
  stage: isShortText,
  company: isShortText,
  source: isShortText,
  from: isDay,
  to: isDay,
  finished: (value) => value === 'yes' || value === 'no',
  state: (value) => readLeadState(value) !== undefined,
  quarantined: (value) => value === 'only',
  by: isLeadOrder,
  direction: (value) => value === 'ascending' || value === 'descending',
}

/** From an address or from a body, where other names may stand beside; an empty day is no day. */
export function parseLeadQuery(value: unknown): Result<LeadQuery, string> {
  const given = isRecord(value) ? value : {}
  const query: Record<string, unknown> = {}
  for (const [name, isAccepted] of Object.entries(ACCEPTED)) {
    const part = given[name]
    const isLeftOut = part === undefined || (part === '' && (name === 'from' || name === 'to'))
    if (isLeftOut) continue
    if (!isAccepted(part)) return { ok: false, error: `The desk does not understand ${name}` }
    query[name] = part
  }
  return { ok: true, value: query }
}

/** Of an address, where a name may stand twice. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isShortText(value: unknown): boolean {
  // PostgreSQL has no text with a zero in it.
  return typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')
}

export function isColumn(value: unknown): value is LeadColumn {
  return LEAD_COLUMNS.some((column) => column === value)
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && readDay(value) !== undefined
}

export function isDeliveryState(value: unknown): value is DeliveryState {
  return value === 'waiting' || value === 'delivered' || value === 'failed'
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Cursors go out as text that says nothing, and come back the same. */
export function cursorText(cursor: LeadCursor | DeliveryCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

export function readLeadCursor(text: string): LeadCursor | undefined {
  const [value, id, ...others] = readPair(text)
  const isKey = typeof value === 'string' || typeof value === 'number'
  return isKey && isId(id) && others.length === 0 ? [value, id] : undefined
}

export function readDeliveryCursor(text: string): DeliveryCursor | undefined {
  const [at, id, ...others] = readPair(text)
  const isCursor = typeof at === 'string' && typeof id === 'string' && others.length === 0
  return isCursor && !Number.isNaN(Date.parse(at)) ? [at, id] : undefined
}

function readPair(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
