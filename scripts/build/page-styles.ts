import { createHash } from 'node:crypto'

/** `@font-face` with a file behind it; the fallbacks made from local faces have none. */
const FONT_FILE_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g

export type PageStyles = {
  /** What goes into the page itself. */
  styles: string
  /** The rules that fetch font files: a style sheet of its own, added after the first paint. */
  fonts: string
}

/** Parts the built style sheet, in which addresses are relative to its own folder. */
export function partStyles(sheet: string): PageStyles {
  const fonts = sheet.match(FONT_FILE_RULE) ?? []
  const styles = sheet.replace(FONT_FILE_RULE, '').trim()
  if (fonts.length === 0) throw new Error('The style sheet has no font files')
  if (styles.includes('url(')) throw new Error('The styles of a page must not fetch anything')
  if (/<\/style/i.test(styles)) throw new Error('The styles end their own element')
  return { styles, fonts: fonts.join('') }
}

/** The name of a file whose content never changes. */
export function hashedName(name: string, content: string | Buffer): string {
  return name.replace(/(?=\.\w+$)/, `-${hashOf(content)}`)
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
