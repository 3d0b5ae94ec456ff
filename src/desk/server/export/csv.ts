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

/**
 * Where a spreadsheet would begin a formula: at the start of a text, unless it is a single sign, and after a
 * separator of other countries or of a pasted table. The last four characters are full-width.
 */
const FORMULA_STARTS =
  /^(?=[\t\r\n\0])|^(?=["\s]*[=+\-@＝＋－＠](?!$))|(?<=[;|\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/gu

/** An apostrophe turns each of them into plain text. */
function withoutFormulas(text: string): string {
  return text.replaceAll(FORMULA_STARTS, "'")
}
