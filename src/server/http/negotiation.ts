import type { Representation, SiteFile } from './site-files.ts'

/** `br` in Accept-Encoding, unless its weight is 0. */
const ACCEPTS_BR = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i

/** The smallest representation that the client accepts. */
export function representationFor(file: SiteFile, acceptEncoding = ''): Representation {
  return (ACCEPTS_BR.test(acceptEncoding) && file.br) || file.plain
}

/** Whether the client already has this representation (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((item) => {
    const tag = item.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
