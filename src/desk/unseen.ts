const KEY = 'desk.newest-lead'

/**
 * The newest lead that this browser had listed before this tab was opened: whatever is newer has not been
 * seen. Where a browser keeps nothing, nothing is marked.
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

/** The newest leads are listed. */
export function keepNewest(id: number): void {
  try {
    localStorage.setItem(KEY, String(Math.max(id, Number(localStorage.getItem(KEY)))))
  } catch {
    return
  }
}
