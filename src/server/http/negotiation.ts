import type { Encoding, Representation, SiteFile } from './site-files.ts'

/** The smallest form of a file that the client says it can read (RFC 9110, 12.5.3). */
export function representationFor(
  file: SiteFile,
  acceptEncoding: string | undefined,
): Representation {
  const accepted = acceptedEncodingsOf(acceptEncoding)
  const { br, gzip, plain } = file
  if (br && accepted.has('br')) return br
  return gzip && accepted.has('gzip') ? gzip : plain
}

/** Whether the client holds this very representation already (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => {
    const held = tag.trim().replace(/^W\//, '')
    return held === etag || held === '*'
  })
}

function acceptedEncodingsOf(header = ''): ReadonlySet<Encoding> {
  const accepted = new Set<Encoding>()
  for (const entry of header.toLowerCase().split(',')) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    if ((name === 'br' || name === 'gzip') && !isRefused) accepted.add(name)
  }
  return accepted
}
