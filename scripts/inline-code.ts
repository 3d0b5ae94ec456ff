const PATTERNS = [
  /\sstyle=/i,
  /<style[\s>]/i,
  /<script(?![^>]*\ssrc=)[^>]*>/i,
  /<[^>]+\son\w+=/i,
  /(?:href|src)="\s*(?:javascript|data):/i,
]

/** The first piece of inline script or style in a page, or `undefined`. */
export function inlineCodeIn(html: string): string | undefined {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(html)
    if (found) return html.slice(found.index, found.index + 80)
  }
  return undefined
}
