import { BlockList, isIP } from 'node:net'

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

/** Whether an address is one of these. A text that is no address never is. */
export function trustIn(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const type = typeOf(address)
    if (prefix === undefined) list.addAddress(address, type)
    else list.addSubnet(address, Number(prefix), type)
  }
  return (address = '') => isIP(address) !== 0 && list.check(address, typeOf(address))
}

function typeOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
