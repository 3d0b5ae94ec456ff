import { remember, remembered } from './storage.ts'

const KEY = 'desk.newest-lead'

/** Tells leads that are newer than what this browser had listed before this tab was opened. */
export function readUnseen(): (id: number) => boolean {
  const seen = remembered('sessionStorage', KEY) ?? remembered('localStorage', KEY)
  if (seen === null) return () => false
  remember('sessionStorage', KEY, seen)
  return (id) => id > Number(seen)
}

/** Records that the newest leads were listed. */
export function keepNewest(id: number): void {
  const seen = Number(remembered('localStorage', KEY))
  remember('localStorage', KEY, String(Math.max(id, seen)))
}
