/** Of a query or what follows a #. Letters and pages of others may write `&` as HTML does, `&amp;`. */
export function paramsOf(text: string): URLSearchParams {
  return new URLSearchParams(text.slice(1).replaceAll(/&(?:amp;)+/gi, '&'))
}
