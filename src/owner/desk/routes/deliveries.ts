import type { FastifyInstance } from 'fastify'
import { DELIVERY_PAGES_PATH, DESK_PATHS } from '../../../contract/desk.ts'
import type { DeliveriesPage, DeliveryCounts, Replayed } from '../../../contract/desk.ts'
import { isRecord } from '../../../domain/record.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import type { OwnerStore } from '../../../store/owner/owner-store.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'
import { cursorText, isDeliveryState, readDeliveryCursor } from './queries.ts'

const PAGE = 50

export function deliveryRoutes(
  app: FastifyInstance,
  store: OwnerStore,
  desk: DeskStore,
  logAction: LogAction,
): void {
  app.get<{ Querystring: { state?: unknown; after?: unknown } }>(
    DESK_PATHS.deliveries,
    async ({ query: { state, after } }, reply) => {
      const cursor = typeof after === 'string' ? readDeliveryCursor(after) : undefined
      const isState = state === undefined || isDeliveryState(state)
      if (!isState || (after !== undefined && !cursor)) {
        return refuse(reply, 'not-understood', 'The desk does not understand the query')
      }
      const { rows, next } = await desk.readDeliveries(state, cursor, PAGE)
      return { rows, ...(next && { next: cursorText(next) }) } satisfies DeliveriesPage
    },
  )

  app.get(
    DESK_PATHS.deliveryCounts,
    async () => (await store.countDeliveries()) satisfies DeliveryCounts,
  )

  app.get<{ Params: { id: string } }>(`${DELIVERY_PAGES_PATH}/:id`, async ({ params }, reply) => {
    const lead = await desk.findLeadOf(params.id)
    return reply.redirect(lead === undefined ? DELIVERY_PAGES_PATH : `/leads/${lead}`)
  })

  app.post(DESK_PATHS.replay, async (request, reply) => {
    const { id, all, count } = isRecord(request.body) ? request.body : {}
    if (all === 'failed') {
      const { failed } = await store.countDeliveries()
      if (failed !== count) {
        return refuse(reply, 'changed', `${failed} have failed by now, not ${Number(count)}`)
      }
      const replayed = await store.replay('failed', new Date())
      await logAction(request, 'replay', replayed)
      return { replayed } satisfies Replayed
    }
    if (typeof id !== 'string') return refuse(reply, 'not-understood', 'Say what to send again')
    const replayed = await store.replay({ id }, new Date())
    if (replayed === 0)
      return refuse(
        reply,
        'not-found',
        'It waits to be sent already, or its lead or response is gone',
      )
    await logAction(request, 'replay', replayed)
    return { replayed } satisfies Replayed
  })
}
