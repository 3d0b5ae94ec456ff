import { utcDayOf } from '../../contract/day.ts'
import { countText } from '../../domain/counted.ts'
import { DAY_MS } from '../../domain/day.ts'

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const DAY = new Intl.DateTimeFormat('en-US', { ...DATE, timeZone: 'UTC' })
/** These in the reader's own time. */
const MINUTE = new Intl.DateTimeFormat('en-US', { ...DATE, ...CLOCK })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-US', CLOCK)
const LOCAL_DAY = new Intl.DateTimeFormat('en-US', DATE)
const MINUTE_MS = 60_000
const WEEKDAYS_MS = 6 * DAY_MS

const BYTE_UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** '2026-11-20' as 'Nov 20, 2026'. */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** '14:02' of today, 'Mon' within six days, then 'Nov 20', with the year if it was another one. */
export function agoText(at: string | number, now: Date): string {
  const time = new Date(at)
  const ago = now.getTime() - time.getTime()
  if (0 <= ago && ago < MINUTE_MS) return 'just now'
  if (time.toDateString() === now.toDateString()) return TIME.format(time)
  if (0 <= ago && ago < WEEKDAYS_MS) return WEEKDAY.format(time)
  const isThisYear = time.getFullYear() === now.getFullYear()
  return isThisYear ? SHORT_DAY.format(time) : LOCAL_DAY.format(time)
}

/** '09:10' of today, 'yesterday 09:10', then 'Mon'. */
export function sinceText(at: number, now: Date): string {
  const isYesterday = new Date(at + DAY_MS).toDateString() === now.toDateString()
  return isYesterday ? `yesterday ${TIME.format(at)}` : agoText(at, now)
}

/** In the reader's own time, as every time of day here; days that are counted are days of UTC. */
export function minuteText(at: string): string {
  return MINUTE.format(new Date(at))
}

/** '14:02' */
export function timeText(at: string): string {
  return TIME.format(new Date(at))
}

/** '2026-11-20', of UTC, as the days of reminders. */
export function today(): string {
  return utcDayOf(new Date())
}

/** A share of a whole in whole percent, below 1 in tenths; nothing of nothing is 0%. */
export function percentText(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100
  if (percent === 0 || percent >= 1) return `${Math.round(percent)}%`
  return percent < 0.1 ? 'under 0.1%' : `${percent.toFixed(1)}%`
}

/** '↑ 25%', '↓ 8%' or '→ 0%'. */
export function changeText(now: number, before: number): string {
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '↑' : percent < 0 ? '↓' : '→'} ${countText(Math.abs(percent))}%`
}

/** 4500000 as '4.5 MB'. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${BYTE_UNITS[power]}`
}

/** The text with a capital letter at its beginning. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
