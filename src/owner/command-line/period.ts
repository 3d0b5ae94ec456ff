import type { Result } from '../../domain/result.ts'
import type { Period } from '../../store/owner/owner-store.ts'
import type { Given } from './arguments.ts'

export const DAY_MS = 86_400_000
const MOST_DAYS = 36_500

export const PERIOD_OPTIONS = {
  since: { value: 'DATE', help: 'from this day on: 2026-11-01, or 7d for the last seven days' },
  until: { value: 'DATE', help: 'up to the end of this day: 2026-11-30, or 7d' },
}

/** Days are those of UTC. Without `--until` the period ends with the day of `now`. */
export function parsePeriod({ options }: Given, now: Date): Result<Period, string> {
  const [from, to] = [options.get('since'), options.get('until')]
  const since = from === undefined ? undefined : readDate(from, now)
  if (from !== undefined && !since) return noDate('since', from)
  const until = readEnd(to ?? now.toISOString().slice(0, 10), now)
  if (!until) return noDate('until', to)
  if (since && since >= until) {
    return { ok: false, error: 'The period is empty: --since must be before --until' }
  }
  return { ok: true, value: { since, until } }
}

/** '365d' as 365: whole days, 1 to 36500. */
export function readDays(text: string): number | undefined {
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1])
  return 1 <= days && days <= MOST_DAYS ? days : undefined
}

function readDate(text: string, now: Date): Date | undefined {
  const days = readDays(text)
  return days === undefined ? readDay(text) : new Date(now.getTime() - days * DAY_MS)
}

function readEnd(text: string, now: Date): Date | undefined {
  const day = readDay(text)
  return day ? new Date(day.getTime() + DAY_MS) : readDate(text, now)
}

/** The first moment of the day; the 30th of February has none. */
function readDay(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined
}

function noDate(option: string, text = ''): Result<Period, string> {
  return {
    ok: false,
    error: `--${option} takes a date such as 2026-11-01, or 7d for seven days ago, not '${text}'`,
  }
}
