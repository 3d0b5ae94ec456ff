import { createRecentMap } from './recent-map.ts'

export type Window = {
  /** 0 when the client may go on, else the milliseconds until then. */
  waitMs(client: string): number
  take(client: string): void
}

const MOST_CLIENTS = 50_000

/** At most `most` in any stretch of `withinMs`, unlike a bucket that fills up again. `now` in milliseconds. */
export function createWindow(
  { most, withinMs }: { most: number; withinMs: number },
  now: () => number,
): Window {
  const taken = createRecentMap<readonly number[]>(MOST_CLIENTS)
  const recent = (client: string) => (taken.get(client) ?? []).filter((at) => now() - at < withinMs)

  return {
    waitMs(client) {
      const oldest = recent(client).at(-most)
      return oldest === undefined ? 0 : oldest + withinMs - now()
    },
    take: (client) => taken.set(client, [...recent(client), now()]),
  }
}
