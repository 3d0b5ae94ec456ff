import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { Numbers } from '../../../contract/desk/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { period, read } from '../../../contract/desk/requests.ts'
import { readNumbers } from '../../../store/desk/numbers.ts'

export function addNumbers(app: FastifyInstance, store: OwnerStore): void {
  app.get(DESK_PATHS.numbers, async ({ query }) => {
    const { days } = read(period, query)
    const until = new Date((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS)
    const since = days === 'all' ? undefined : new Date(until.getTime() - Number(days) * DAY_MS)
    return (await readNumbers(store, { since, until })) satisfies Numbers
  })
}
