/** A longer answer is a paragraph. */
export const LONGEST_QUOTE = 80
const MOST_WORDS = 12

/**
 * An answer as it stands in quotes inside a sentence: in one line, without a stop at its end, and without quotes of its
 * own. Of a paragraph it is the first sentence, or how that begins.
 */
export function inQuotes(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  const quoted = line.length > LONGEST_QUOTE ? beginningOf(firstSentence(text)) : line
  const whole = quoted.replace(/(?<![.…])[.。:;,]$/, '')
  return whole.replace(/^[“„«"]([^“”„«»"]+)[”“»"]$/, '$1')
}

/** Or the first line of several. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s)|[。！？]|$)/m.exec(text)?.[0] ?? text
}

function beginningOf(sentence: string): string {
  const words = sentence.split(' ')
  if (words.length <= MOST_WORDS) return sentence
  return `${words
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/\p{P}+$/u, '')}…`
}
