/** What to do about a letter of another alphabet, which may look like a Latin one; undefined where all are Latin. */
export function otherAlphabet(text: string): string | undefined {
  const letter = /(?!\p{Script=Latin})\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return undefined
  const isCyrillic = /\p{Script=Cyrillic}/u.test(letter)
  const alphabet = isCyrillic
    ? 'Cyrillic'
    : /\p{Script=Greek}/u.test(letter)
      ? 'Greek'
      : 'not Latin'
  return `the letter “${letter}” is ${alphabet}. Type “${text}” again, in Latin letters.`
}
