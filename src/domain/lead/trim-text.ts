/** Characters that are invisible, take up space or reverse the text around them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}

/**
 * Trims white space and invisible characters at both ends, and characters of `before` at the start and of
 * `after` at the end. Text without a visible character becomes empty.
 */
export function trimText(text: string, before = '', after = ''): string {
  const signs = Array.from(text)
  const isDropped = (sign = '', more = '') =>
    sign.trim() === '' || hasInvisible(sign) || more.includes(sign)
  let [start, end] = [0, signs.length]
  while (start < end && isDropped(signs[start], before)) start += 1
  while (start < end && isDropped(signs[end - 1], after)) end -= 1
  return signs.slice(start, end).join('')
}
