/** Characters that are invisible, take up space or reverse the text around them. */
const INVISIBLE = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`
const HAS_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'u')

export function hasInvisible(text: string): boolean {
  return HAS_INVISIBLE.test(text)
}

/**
 * A function that trims white space and invisible characters at both ends, and `before` at the start and `after`
 * at the end, both written as in a regular expression. Text without a visible character becomes empty.
 */
export function trimmerOf(before = '', after = ''): (text: string) => string {
  const [start, end] = [before, after].map((more) => String.raw`\s${INVISIBLE}${more}`)
  // One pass from either end, however many blanks there are.
  const pattern = new RegExp(`^[${start}]*(.*[^${end}])?`, 'su')
  return (text) => pattern.exec(text)?.[1] ?? ''
}

export const trimText = trimmerOf()
