import { withoutFormulas } from './formula.ts'

export type Cell = string | number | null

/** Marks the file as UTF-8 for a spreadsheet. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One record of RFC 4180 with its line end, in which no text is a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(fieldOf).join(',')}\r\n`
}

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  const text = typeof cell === 'string' ? withoutFormulas(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
