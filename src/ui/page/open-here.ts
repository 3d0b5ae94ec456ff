import type { MouseEvent } from 'react'

/** Opens a link in this window. Clicks for a new tab or window are left to the browser. */
export function openHere(event: MouseEvent, open: () => void): void {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.button !== 0 || isElsewhere) return
  event.preventDefault()
  open()
}
