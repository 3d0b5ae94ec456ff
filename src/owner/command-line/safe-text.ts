/** Characters that could move the cursor or reverse a line. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Makes text from elsewhere safe for a terminal: each of those becomes a visible mark. */
export function safeText(text: string): string {
  return text.replaceAll(UNSAFE, '\uFFFD')
}
