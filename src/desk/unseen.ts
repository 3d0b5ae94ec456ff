const KEY = 'desk.newest-lead'

/**
 * The newest lead that this browser had listed before this tab was opened; newer ones are unseen. Without
 * storage nothing is marked.
 */
export function newestSeen(): number {
  try {
    const seen = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
    if (seen === null) return Infinity
    sessionStorage.setItem(KEY, seen)
    return Number(seen)
  } catch {
    return Infinity
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
