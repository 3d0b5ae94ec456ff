import { leadSourceOf, NO_SOURCE, TEAM_SOURCE } from '../../domain/lead/lead-source.ts'
import type { LeadSource } from '../../domain/lead/lead-source.ts'
import { isRecord } from '../../domain/record.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'

const KEY = 'leadSource'

/** The page that was loaded, before anything changes its address. */
export type Arrival = { search: string; hostname: string; referrer: string }

/** `storage` ends with the visit. */
export function createSourceStore(storage: VisitStorage, arrival: Arrival) {
  let source = read(storage, arrival)
  if (Object.values(source).some(Boolean)) keep()

  function keep() {
    storage.set(KEY, JSON.stringify(source))
  }

  return {
    /** From the first page of the visit whose address or referrer names a source. */
    get: () => source,
    /** Whatever brought the visit, a colleague brought the lead. */
    setTeam: () => {
      source = TEAM_SOURCE
      keep()
    },
    clear: () => {
      source = NO_SOURCE
      storage.remove(KEY)
    },
  }
}

function read(storage: VisitStorage, { search, hostname, referrer }: Arrival): LeadSource {
  const params = Object.fromEntries(paramsOf(search))
  const referrer_host = referrer.split('/')[2]?.split(':')[0]
  const kept = readStored(storage, KEY)
  return leadSourceOf(isRecord(kept) ? kept : { referrer_host, ...params }, [hostname])
}

/** Reads a query, or what follows a #. Letters and pages of others may write `&` as HTML does, `&amp;`. */
export function paramsOf(text: string): URLSearchParams {
  return new URLSearchParams(text.slice(1).replaceAll(/&(?:amp;)+/gi, '&'))
}
