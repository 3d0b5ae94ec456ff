import type { SaveOutcome } from '../../store/store.ts'
import { createRecentMap } from './recent-map.ts'

export type Bursts = {
  /**
   * Runs `save`, which learns whether a lead with the same values was kept under another key within ten
   * seconds. While one with the same values is being saved, this waits, and fails where that one fails: a
   * store that does not answer keeps nobody waiting twice.
   */
  save(
    values: string,
    key: string,
    save: (isCopy: boolean) => Promise<SaveOutcome>,
  ): Promise<SaveOutcome>
}

const BURST_MS = 10_000
const MOST_LEADS = 10_000

/**
 * One person sends one form under one key; a script sends the same form again and again. `values`:
 * a hash of the form; the most recent ones are remembered. `now` in milliseconds.
 */
export function createBursts(now: () => number): Bursts {
  const recentLeads = createRecentMap<{ key: string; at: number }>(MOST_LEADS)
  const saving = new Map<string, Promise<SaveOutcome>>()

  async function saveAndRemember(...[values, key, save]: Parameters<Bursts['save']>) {
    const last = recentLeads.get(values)
    const isRecent = last !== undefined && now() - last.at < BURST_MS
    const firstKey = isRecent ? last.key : key
    const outcome = await save(firstKey !== key)
    if (outcome !== 'conflict') recentLeads.set(values, { key: firstKey, at: now() })
    return outcome
  }

  return {
    async save(values, key, save) {
      while (saving.has(values)) await saving.get(values)
      const saved = saveAndRemember(values, key, save)
      saving.set(values, saved)
      try {
        return await saved
      } finally {
        saving.delete(values)
      }
    },
  }
}
