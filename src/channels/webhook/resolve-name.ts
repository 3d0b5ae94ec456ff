import { Resolver, lookup } from 'node:dns/promises'

export type Address = { address: string; family: number }

const ASKING = { timeout: 2000, tries: 2 }

/** What a name server says when there is no such name or address, or when there is no name server. */
const NOT_KNOWN = ['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']

/**
 * All addresses of a name, asked by sockets. `lookup` would hold one of four threads for as long as
 * it waits for a dead name server; the driver of PostgreSQL needs them to connect, and the process
 * waits for them when it ends. It is asked second, for names of the hosts file and of a search
 * domain: by then a name server has replied, or there is none.
 */
export async function resolveName(
  hostname: string,
  resolver = new Resolver(ASKING),
): Promise<readonly Address[]> {
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  const found = [...addressesIn(v4, 4), ...addressesIn(v6, 6)]
  if (found.length > 0) return found
  for (const result of [v4, v6]) {
    if (result.status === 'rejected' && !isNotKnown(result.reason)) throw result.reason
  }
  return lookup(hostname, { all: true })
}

function addressesIn(result: PromiseSettledResult<string[]>, family: number): Address[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
}

function isNotKnown({ code }: NodeJS.ErrnoException): boolean {
  return NOT_KNOWN.includes(String(code))
}
