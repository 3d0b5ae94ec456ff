import stringWidth from 'string-width'
import { withoutFormulas } from './formula.ts'
import { fit, safeText } from './display-width.ts'

/** `share`: how much of the spare width the column may take; without it, it is as wide as `width`. */
export type Column = { title: string; width: number; share?: number; isNumber?: boolean }

const GAP = '  '

/** Lines of equal columns for a terminal of `terminalWidth` columns; a row needs no other row. */
export function createTable(columns: readonly Column[], terminalWidth: number) {
  const widths = widthsOf(columns, terminalWidth)

  function lineOf(cells: readonly string[]): string {
    const fitted = columns.map(({ isNumber }, index) => {
      const text = safeText(cells[index] ?? '')
      const width = widths[index] ?? 0
      return isNumber ? text.padStart(width) : fit(text, width)
    })
    return fitted.join(GAP).trimEnd()
  }

  return {
    header: `${lineOf(columns.map(({ title }) => title))}\n${widths
      .map((width) => '─'.repeat(width))
      .join(GAP)}`,
    lineOf,
  }
}

/** For a pipe: every value whole, with tabs between, and none is a formula where it is pasted. */
export function plainLine(cells: readonly string[]): string {
  return cells.map((cell) => withoutFormulas(safeText(cell))).join('\t')
}

function widthsOf(columns: readonly Column[], terminalWidth: number): number[] {
  const least = columns.map(({ title, width }) => Math.max(width, stringWidth(title)))
  const used = least.reduce((sum, width) => sum + width, 0) + GAP.length * (columns.length - 1)
  const spare = Math.max(0, terminalWidth - used)
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  return least.map((width, index) => {
    const share = columns[index]?.share ?? 0
    return shares === 0 ? width : width + Math.floor((spare * share) / shares)
  })
}
