import { createHash } from 'node:crypto'
import type { Lead } from '../../domain/lead/lead.ts'
import type { SaveOutcome } from '../../store/store.ts'
import { createRecentMap } from './recent-map.ts'

export type Bursts = {
  /** Runs `save`; tells it whether the same values came under another key within ten seconds. */
  watch(
    key: string,
    lead: Lead,
    save: (isBurst: boolean) => Promise<SaveOutcome>,
  ): Promise<SaveOutcome>
}

const BURST_MS = 10_000
const MOST_LEADS = 10_000

/**
 * One person sends one form under one key; a script sends the same form again and again. Only
 * hashes are remembered, the most recent ones. `now` in milliseconds.
 */
export function createBursts(now: () => number): Bursts {
  const lately = createRecentMap<{ key: string; at: number }>(MOST_LEADS)

  return {
    async watch(key, lead, save) {
      const hash = hashOf(lead)
      const last = lately.get(hash)
      const isRecent = last !== undefined && now() - last.at < BURST_MS
      const firstKey = isRecent ? last.key : key
      lately.set(hash, { key: firstKey, at: now() })
      let outcome: SaveOutcome | undefined
      try {
        outcome = await save(firstKey !== key)
        return outcome
      } finally {
        // A lead that was not kept makes no later one suspicious.
        const isKept = outcome === 'saved' || outcome === 'repeated'
        if (!isKept && lately.get(hash)?.key === key) lately.delete(hash)
      }
    },
  }
}

function hashOf({ name, company, designation, email }: Lead): string {
  const values = JSON.stringify([name, company, designation, email])
  return createHash('sha256').update(values).digest('base64')
}
