import { InvalidArgumentError } from 'commander'
import { readDay } from '../../contract/day.ts'
import { DAY_MS } from '../../domain/day.ts'

const MAX_DAYS = 36_500

/** '365d' as 365: whole days, 1 to 36500. */
function readDays(text: string): number | undefined {
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1])
  return 1 <= days && days <= MAX_DAYS ? days : undefined
}

/** For an option; commander puts the name of the option before the sentence. */
export function parseDays(text: string): number {
  const days = readDays(text)
  if (days === undefined) throw new InvalidArgumentError('Give days from 1d to 36500d.')
  return days
}

/** A UTC day: '2026-11-01' itself, or '7d' as seven days ago. */
export function parseDay(text: string, now: Date): string {
  const days = readDays(text)
  const date = days === undefined ? readDay(text) : new Date(now.getTime() - days * DAY_MS)
  if (!date) throw new InvalidArgumentError('Give a date such as 2026-11-01, or 7d.')
  return date.toISOString().slice(0, 10)
}
