import { remember, remembered } from './storage.ts'

const KEY = 'desk.newest-lead'
const OPENED_KEY = 'desk.opened-leads'

/**
 * Tells leads that were not seen: newer than what this browser had listed before this tab was opened, and not
 * opened in it.
 */
export function readUnseen(): (id: number) => boolean {
  const seen = remembered('sessionStorage', KEY) ?? remembered('localStorage', KEY)
  if (seen === null) return () => false
  remember('sessionStorage', KEY, seen)
  const opened = openedLeads()
  return (id) => id > Number(seen) && !opened.includes(id)
}

/** Records that the newest leads were listed. */
export function keepNewest(id: number): void {
  const seen = Number(remembered('localStorage', KEY))
  remember('localStorage', KEY, String(Math.max(id, seen)))
}

export function keepOpened(id: number): void {
  remember('sessionStorage', OPENED_KEY, [...openedLeads(), id].join())
}

/** The last one last. */
export function openedLeads(): number[] {
  const ids = remembered('sessionStorage', OPENED_KEY)
  return ids ? ids.split(',').map(Number) : []
}
