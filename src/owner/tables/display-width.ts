/** Characters that a terminal draws two columns wide. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u
/** Marks and joiners that are drawn on the character before them. */
const WIDTHLESS = /\p{M}|[\u200B-\u200C]|\u200D|\uFE0F/u
/** Whatever could move the cursor or turn the direction of a line. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

const ELLIPSIS = '…'

/** Stored text as a terminal may show it: what could act on the terminal becomes a visible mark. */
export function safeText(text: string): string {
  return text.replaceAll(UNSAFE, '\uFFFD')
}

/** In terminal columns. */
export function displayWidth(text: string): number {
  return Array.from(text).reduce((width, char) => width + widthOf(char), 0)
}

/** Exactly `width` columns: filled with spaces, or cut with an ellipsis. */
export function fit(text: string, width: number): string {
  const full = displayWidth(text)
  if (full <= width) return text + ' '.repeat(width - full)
  let kept = ''
  let used = 0
  for (const char of text) {
    if (used + widthOf(char) > width - 1) break
    kept += char
    used += widthOf(char)
  }
  return kept + ELLIPSIS + ' '.repeat(width - used - 1)
}

function widthOf(char: string): number {
  if (WIDTHLESS.test(char)) return 0
  return WIDE.test(char) ? 2 : 1
}
