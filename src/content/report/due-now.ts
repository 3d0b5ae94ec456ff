import { DAY_MS } from '../../domain/day.ts'
import { MODEL } from '../../generated/model.ts'
import { dayAfter, dueDayOf } from './due-day.ts'
import { retakeDayOf } from './plan-words.ts'

const DAYS_AROUND = 3
/** From the last step to the retake, and as long as nobody works. */
const LONGEST_REST = 130

/** The step of a run of `day` that is due within three days of `today`, from 0 on; the retake comes after the last. */
export function dueStepOf(day: string, today: string): number | undefined {
  const due = [...MODEL.plan.days.map((days) => dueDayOf(day, days)), retakeDayOf(day)]
  const isNear = (other: string) =>
    Math.abs(Date.parse(other) - Date.parse(today)) <= DAYS_AROUND * DAY_MS
  const index = due.findIndex(isNear)
  return index === -1 ? undefined : index
}

/** The days of all runs that have one. */
export function runDaysDue(today: string): string[] {
  return Array.from({ length: (MODEL.plan.days.at(-1) ?? 0) + LONGEST_REST }, (_, days) =>
    dayAfter(today, DAYS_AROUND - days),
  ).filter((day) => dueStepOf(day, today) !== undefined)
}
