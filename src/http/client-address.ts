import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whatever names nobody. */
export const UNKNOWN_CLIENT = 'unknown'

/**
 * The client: an IPv4 address, or the IPv6 network of /64 that a household has. Some proxies append a port.
 * All other values count as one client.
 */
export function clientOf(address: string | undefined = ''): string {
  const plain = address
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
  if (isIP(plain) === 0) return UNKNOWN_CLIENT
  // An IPv4 address written as IPv6 is the same client.
  const parsed = ipaddr.process(plain)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : Buffer.from(parsed.toByteArray()).toString('hex', 0, 8)
}
