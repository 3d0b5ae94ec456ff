export type Cell = string | number | null

/** For files that a spreadsheet is to read as UTF-8 without being told so. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A spreadsheet takes a field that begins with one of these for a formula (OWASP ASVS 5, 1.2.10);
 * the last four are their full-width forms.
 */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/

/** One record of RFC 4180 with its line end. A leading apostrophe makes a formula a plain text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(fieldOf).join(',')}\r\n`
}

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  const text = typeof cell === 'string' ? guarded(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}
