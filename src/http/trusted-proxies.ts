import { isIP } from 'node:net'

/** IP addresses and CIDR ranges, separated by commas; none may cover every address. */
export function readProxies(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isProxyRange) ? ranges : undefined
}

function isProxyRange(range: string): boolean {
  const [address = '', prefix, ...others] = range.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  return bits >= 1 && bits <= (version === 4 ? 32 : 128)
}
