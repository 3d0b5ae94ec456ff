/** DESK_URL as a browser names the place: without a path, a name or a password. */
export function readDeskUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || isLoopback
  return url && isSafe && `${url.origin}/` === url.href ? url : undefined
}
