const KEY = 'desk.newest-lead'
const OPENED_KEY = 'desk.opened-leads'

/**
 * Tells leads that were not seen: newer than what this browser had listed before this tab was opened, and not
 * opened in it. Without storage all are seen.
 */
export function readUnseen(): (id: number) => boolean {
  try {
    const seen = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
    if (seen === null) return () => false
    sessionStorage.setItem(KEY, seen)
    const opened = openedLeads()
    return (id) => id > Number(seen) && !opened.includes(id)
  } catch {
    return () => false
  }
}

/** Records that the newest leads were listed. */
export function keepNewest(id: number): void {
  try {
    localStorage.setItem(KEY, String(Math.max(id, Number(localStorage.getItem(KEY)))))
  } catch {
    return
  }
}

export function keepOpened(id: number): void {
  try {
    sessionStorage.setItem(OPENED_KEY, [...openedLeads(), id].join())
  } catch {
    return
  }
}

/** The last one last. */
export function openedLeads(): number[] {
  const ids = sessionStorage.getItem(OPENED_KEY)
  return ids ? ids.split(',').map(Number) : []
}
