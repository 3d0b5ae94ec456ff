const PATTERNS = [
  /\sstyle=/i,
  /<style[\s>]/i,
  /<script(?![^>]*\ssrc=)[^>]*>/i,
  /<[^>]+\son\w+=/i,
  /(?:href|src)="\s*(?:javascript|data):/i,
]

/**
 * The first piece of inline script or style in a page, or `undefined`. `styles`: the one text that
 * may stand in a style element, once, because the content policy names its hash.
 */
export function inlineCodeIn(page: string, styles = ''): string | undefined {
  const html = styles === '' ? page : page.replace(`<style>${styles}</style>`, '')
  for (const pattern of PATTERNS) {
    const found = pattern.exec(html)
    if (found) return html.slice(found.index, found.index + 80)
  }
  return undefined
}
