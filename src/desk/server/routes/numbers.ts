import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { Numbers } from '../../../contract/desk/api.ts'
import { DAY_MS } from '../../../domain/day.ts'
import { SITE } from '../../../generated/site.ts'
import { draftEdition, publishEdition } from '../../../store/edition.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { period, read } from '../../../contract/desk/requests.ts'
import { readNumbers } from '../../../store/desk/numbers.ts'
import { refuse } from '../problems.ts'
import { actorOf } from '../sessions.ts'

export function addNumbers(app: FastifyInstance, store: OwnerStore): void {
  app.get(DESK_PATHS.numbers, async ({ query }) => {
    const { days } = read(period, query)
    const until = new Date((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS)
    const since = days === 'all' ? undefined : new Date(until.getTime() - Number(days) * DAY_MS)
    const { draft: edition } = await draftEdition(store, SITE, new Date())
    return { ...(await readNumbers(store, { since, until })), edition } satisfies Numbers
  })
  app.post(DESK_PATHS.edition, async (request, reply) => {
    const edition = await publishEdition(store, SITE, new Date(), actorOf(request))
    return edition.ok ? reply.code(204).send() : refuse(reply, 409, edition.error)
  })
}
