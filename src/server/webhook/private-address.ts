import { BlockList, isIP } from 'node:net'

/** Ranges that no public service has (IANA special-purpose registries). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Only 2000::/3 is given out to the public; what lies in it but leads elsewhere follows. */
const PUBLIC_IPV6 = '2000::/3'
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialIpv4 = blockListOf(SPECIAL_IPV4, 'ipv4')
const publicIpv6 = blockListOf([PUBLIC_IPV6], 'ipv6')
const specialIpv6 = blockListOf(SPECIAL_IPV6, 'ipv6')

/** Also of whatever is no IP address: only a known public one may be called. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return specialIpv4.check(address, 'ipv4')
  if (version === 0) return true
  return !publicIpv6.check(address, 'ipv6') || specialIpv6.check(address, 'ipv6')
}

function blockListOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
