/** An answer as it stands in quotes inside a sentence. */
export function withoutStop(text: string): string {
  return text.replace(/(?<![.…])[.。]$/, '')
}
