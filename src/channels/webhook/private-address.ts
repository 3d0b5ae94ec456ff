import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The rest of the address space is given out to nobody; what leads elsewhere lies in a range. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Also of whatever is no IP address: only a known public one may be called. */
export function isPrivateAddress(address: string): boolean {
  // Stricter than ipaddr.js, which takes 127.1 and 2130706433 for addresses as well.
  if (isIP(address) === 0) return true
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return true
  return parsed instanceof ipaddr.IPv6 && !parsed.match(PUBLIC_IPV6)
}
