import type { Representation, SiteFile } from './site-files.ts'

/** `br` in Accept-Encoding, unless its weight is nothing. */
const ACCEPTS_BR = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i

/** The smallest form of a file that the client says it can read. */
export function representationFor({ br, plain }: SiteFile, acceptEncoding = ''): Representation {
  return br && ACCEPTS_BR.test(acceptEncoding) ? br : plain
}

/** Whether the client holds this very representation already (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => {
    const held = tag.trim().replace(/^W\//, '')
    return held === etag || held === '*'
  })
}
