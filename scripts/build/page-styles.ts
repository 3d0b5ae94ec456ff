import { createHash } from 'node:crypto'

/** `@font-face` with a file behind it: asked for only where a text of the page is set in that face. */
const FONT_FILE_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Built style sheets, as the text of a style element. */
export function pageStylesOf(sheets: readonly string[]): string {
  const styles = sheets.map((sheet) => sheet.trim()).join('')
  if (styles.replace(FONT_FILE_RULE, '').includes('url('))
    throw new Error('The styles of a page must fetch nothing but fonts')
  if (/<\/style/i.test(styles)) throw new Error('The styles end their own element')
  return styles
}

export function fileVersionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
