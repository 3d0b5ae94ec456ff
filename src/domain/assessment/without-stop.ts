/** An answer as it stands in quotes inside a sentence: without a stop at its end, and without quotes of its own. */
export function withoutStop(text: string): string {
  const whole = text.replace(/(?<![.…])[.。:;,]$/, '')
  return whole.replace(/^[“„«"]([^“”„«»"]+)[”“»"]$/, '$1')
}
