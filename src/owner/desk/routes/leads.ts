import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type {
  FilterChoices,
  LeadCount,
  LeadsPage,
  Released,
  ReleasePreview,
} from '../../../contract/desk.ts'
import type { Channel } from '../../../contract/webhook-event.ts'
import { isRecord } from '../../../domain/record.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'
import { cursorText, isId, parseLeadQuery, readLeadCursor } from './queries.ts'

const PAGE = 50

type Asked = { Querystring: Readonly<Record<string, unknown>> }

export function deskLeadRoutes(
  app: FastifyInstance,
  desk: DeskStore,
  channels: readonly Channel[],
  logAction: LogAction,
): void {
  app.get<Asked>(DESK_PATHS.leads, async (request, reply) => {
    const query = parseLeadQuery(request.query)
    if (!query.ok) return refuse(reply, 'not-understood', query.error)
    const { after } = request.query
    const cursor = typeof after === 'string' ? readLeadCursor(after) : undefined
    if (after !== undefined && !cursor) {
      return refuse(reply, 'not-understood', 'The desk does not understand after')
    }
    const { rows, next } = await desk.readLeads(query.value, cursor, PAGE)
    return { rows, ...(next && { next: cursorText(next) }) } satisfies LeadsPage
  })

  app.get<Asked>(DESK_PATHS.leadCount, async (request, reply) => {
    const query = parseLeadQuery(request.query)
    if (!query.ok) return refuse(reply, 'not-understood', query.error)
    return { count: await desk.countLeads(query.value) } satisfies LeadCount
  })

  app.get(
    DESK_PATHS.filterChoices,
    async () => (await desk.readFilterChoices()) satisfies FilterChoices,
  )

  app.get(DESK_PATHS.release, () => ({ isTold: channels.length > 0 }) satisfies ReleasePreview)

  app.post(DESK_PATHS.release, async (request, reply) => {
    const { ids, count } = isRecord(request.body) ? request.body : {}
    if (!Array.isArray(ids) || !ids.every(isId) || ids.length === 0) {
      return refuse(reply, 'not-understood', 'Say which leads to release')
    }
    if (count !== new Set(ids).size) {
      return refuse(reply, 'changed', `${ids.length} leads are chosen, not ${Number(count)}`)
    }
    const released = await desk.release(ids, new Date(), channels)
    await logAction(request, 'release', released)
    return { released } satisfies Released
  })
}
