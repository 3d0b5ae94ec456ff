import { isIP } from 'node:net'

/**
 * One key for whoever shares an address. An IPv6 subscriber is given a whole /64 and can change
 * address at will within it; an IPv4 address written as IPv6 is the same client.
 */
export function clientKeyOf(address: string): string {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 4) return plain
  if (version === 0) return 'unknown'
  const groups = groupsOf(plain)
  const [g6 = 0, g7 = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight numbers of a valid IPv6 address; the URL parser brings every spelling to one form. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = numbersOf(head)
  const after = numbersOf(tail ?? '')
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16))
}
