/** Characters that could move the cursor or turn the direction of a line. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Stored text as it may be pasted anywhere: each of those becomes a visible mark. */
export function safeText(text: string): string {
  return text.replaceAll(UNSAFE, '\uFFFD')
}

/** '2026-11-20 22:13', in UTC. */
export function minuteOf(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
