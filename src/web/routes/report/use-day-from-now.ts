import { longDate } from '../../../content/dates.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'

/** A page from the server is read on a day that the server does not know. */
export function useDayFromNow(days: number): string {
  return useHydrated() ? dayFromNow(days) : '____'
}

export function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return longDate(day)
}
