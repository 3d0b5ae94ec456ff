/** The origin of DESK_URL; a path, a name or a password is not allowed. */
export function readDeskUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || isLoopback
  return url && isSafe && `${url.origin}/` === url.href ? url : undefined
}
