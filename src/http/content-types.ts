import { extname } from 'node:path'

export const HTML = 'text/html; charset=utf-8'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': HTML,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Throws if the type is unknown, as of a source map. */
export function contentTypeOf(path: string): string {
  const type = CONTENT_TYPES[extname(path)]
  if (!type) throw new Error(`${path} has no known content type: it cannot be served.`)
  return type
}
