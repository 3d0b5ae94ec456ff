import { createClient, percentileOf } from './client.ts'
import type { Call } from './client.ts'

const EVERY_MS = 50

/** Another visitor, who must notice nothing: sends `nextCall` all the time, each on a new connection. */
export function startVisitor(url: string, nextCall: () => Call) {
  const client = createClient({ keepAlive: false })
  const visits: Promise<number | undefined>[] = []
  const timer = setInterval(() => {
    const visit = client.send(url, nextCall()).then(
      ({ status, ms }) => (status < 300 ? ms : undefined),
      () => undefined,
    )
    visits.push(visit)
  }, EVERY_MS)

  return {
    /** Times in milliseconds; what failed has none. */
    async stop() {
      clearInterval(timer)
      const all = await Promise.all(visits)
      client.close()
      const times = all.filter((ms) => ms !== undefined)
      return {
        ...{ count: all.length, failed: all.length - times.length },
        ...{ p99: percentileOf(times, 0.99), slowest: percentileOf(times, 1) },
      }
    },
  }
}
