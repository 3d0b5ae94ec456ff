import ipaddr from 'ipaddr.js'
import { readIp } from '../http/client-address.ts'

/**
 * Who sends, from the closest to the widest: the IPv4 address, or the IPv6 networks of /64, /56 and
 * /48. A household is given a whole /64, often a /56 or a /48, and can change address within it.
 */
export type Networks = readonly [string, ...string[]]

/** An IPv4 address written as IPv6 is the same client. Without an address: one for all of these. */
export function networksOf(text: string | undefined): Networks {
  const plain = readIp(text)
  if (plain === undefined) return ['unknown']
  const address = ipaddr.process(plain)
  if (address.kind() === 'ipv4') return [address.toString()]
  const bytes = Buffer.from(address.toByteArray())
  return [prefixOf(bytes, 64), prefixOf(bytes, 56), prefixOf(bytes, 48)]
}

export function widestOf(networks: Networks): string {
  return networks.at(-1) ?? networks[0]
}

function prefixOf(bytes: Buffer, bits: number): string {
  return `${bytes.toString('hex', 0, bits / 8)}/${bits}`
}
