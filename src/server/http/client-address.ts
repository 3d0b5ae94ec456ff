import { BlockList, isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'

/** The IP address in what a proxy wrote: alone, in brackets, or with a port behind it. */
export function readIp(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const plain = text
    .replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1')
    .replace(/^\[(.+)\](?::\d{1,5})?$/, '$1')
    .replace(/%.*/, '')
  return isIP(plain) ? plain : undefined
}

/** `ranges`: addresses and CIDR ranges. For each address on the way from the client to here. */
export function createTrust(ranges: readonly string[]): (text: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    const family = familyOf(network)
    if (prefix === undefined) trusted.addAddress(network, family)
    else trusted.addSubnet(network, Number(prefix), family)
  }
  return (text) => {
    const address = readIp(text)
    return address !== undefined && trusted.check(address, familyOf(address))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** `ip` is missing where the connection has ended. */
type Forwarded = { headers: FastifyRequest['headers']; ip?: string | undefined }

/** Says once in the log why all visitors count as one client; what was sent is not repeated. */
export function warnOfProxy(trustsProxies: boolean, log: Log) {
  let hasWarned = false
  return (request: Forwarded, _reply: FastifyReply, done: () => void): void => {
    const warning = hasWarned ? undefined : warningFor(request, trustsProxies)
    if (warning !== undefined) {
      hasWarned = true
      log.warn({}, warning)
    }
    done()
  }
}

function warningFor({ headers, ip }: Forwarded, trustsProxies: boolean): string | undefined {
  if (headers['x-forwarded-for'] === undefined) return undefined
  if (!trustsProxies) {
    return 'a proxy sends X-Forwarded-For, but TRUSTED_PROXIES names none: all behind it are one client'
  }
  return ip !== undefined && readIp(ip) === undefined
    ? 'a trusted proxy sends no IP address in X-Forwarded-For: all behind it are one client'
    : undefined
}
