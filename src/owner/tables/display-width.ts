import stringWidth from 'string-width'

/** Characters that could move the cursor or turn the direction of a line. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const ELLIPSIS = '…'

/** What a person takes for one character: a letter with its accents, a family in one emoji. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Stored text as a terminal may show it: a character that could act on the terminal becomes a
 * visible mark.
 */
export function safeText(text: string): string {
  return text.replaceAll(UNSAFE, '\uFFFD')
}

/** Exactly `width` columns of a terminal: filled with spaces, or cut with an ellipsis. */
export function fit(text: string, width: number): string {
  const full = stringWidth(text)
  if (full <= width) return text + ' '.repeat(width - full)
  let kept = ''
  let used = 0
  for (const { segment } of GRAPHEMES.segment(text)) {
    const columns = stringWidth(segment)
    if (used + columns > width - 1) break
    kept += segment
    used += columns
  }
  return kept + ELLIPSIS + ' '.repeat(width - used - 1)
}
