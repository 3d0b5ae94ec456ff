import type { KeyboardEvent } from 'react'

/** Up and Down go to the same control of the next row, Home and End to that of the outermost. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement)) return
  const cell = target.closest('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = Array.from(currentTarget.querySelectorAll('tr'))
  const next = nextOf(rows, row, event.key)
  const place = Array.from(row.children).indexOf(cell)
  const control = next?.children[place]?.querySelector<HTMLElement>('a, button, input')
  if (!control) return
  event.preventDefault()
  control.focus()
}

function nextOf(rows: readonly Element[], row: Element, key: string): Element | undefined {
  const at = rows.indexOf(row)
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const place = places[key]
  return place === undefined ? undefined : rows[place]
}
