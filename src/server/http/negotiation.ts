import type { Encoding, Representation, SiteFile } from './site-files.ts'

const [ACCEPTS_BR, ACCEPTS_GZIP] = [entryOf('br'), entryOf('gzip')]

/** The smallest form of a file that the client says it can read (RFC 9110, 12.5.3). */
export function representationFor(file: SiteFile, acceptEncoding = ''): Representation {
  const { br, gzip, plain } = file
  if (br && ACCEPTS_BR.test(acceptEncoding)) return br
  return gzip && ACCEPTS_GZIP.test(acceptEncoding) ? gzip : plain
}

/** Whether the client holds this very representation already (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => {
    const held = tag.trim().replace(/^W\//, '')
    return held === etag || held === '*'
  })
}

/** An entry of Accept-Encoding, unless its weight is nothing. */
function entryOf(name: Encoding): RegExp {
  const end = '\\s*(?:[,;]|$)'
  return new RegExp(`(?:^|,)\\s*${name}(?=${end})(?![^,]*;\\s*q=0(?:\\.0{0,3})?${end})`, 'i')
}
