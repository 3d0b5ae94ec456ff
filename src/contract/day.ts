import { DAY_MS } from '../domain/day.ts'

/** The first moment of a UTC day such as '2026-11-20'; undefined for February 30. */
export function readDay(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined
}

/** On which a run was finished, as a browser says it, if that can be; otherwise the day of `now` in UTC. */
export function dayOfRun(sent: unknown, now: Date): string {
  return readDayOfRun(sent, now) ?? utcDayOf(now)
}

/** From the year 2000 on, and no later than it is anywhere. */
export function readDayOfRun(text: unknown, now: Date): string | undefined {
  if (typeof text !== 'string' || !readDay(text)) return undefined
  const tomorrow = utcDayOf(new Date(now.getTime() + DAY_MS))
  return '2000' < text && text <= tomorrow ? text : undefined
}

/** Whether a plan of this run is given as a calendar; later, nothing in it lies ahead. */
export function hasCalendar(day: string, now: number): boolean {
  return Math.abs((readDay(day)?.getTime() ?? Number.NaN) - now) < 366 * DAY_MS
}

/** '2026-11-20' */
export function utcDayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
