import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS, LEADS_ON_A_PAGE } from '../../../contract/desk/api.ts'
import type { DeskCounts, LeadsPage } from '../../../contract/desk/api.ts'
import { runDaysDue } from '../../../content/report/due-now.ts'
import { utcDayOf } from '../../../contract/day.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { LEAD_FIELD_NAMES, leadFieldsOf } from '../export/fields.ts'
import { BYTE_ORDER_MARK, csvLine } from '../export/csv.ts'
import { countsQuery, leadQuery, page, read } from '../../../contract/desk/requests.ts'
import { actorOf } from '../sessions.ts'
import { addAction } from '../../../store/desk-actions.ts'
import { countLists } from '../../../store/desk/counts.ts'
import { listLeads, readLeads, readSources } from '../../../store/desk/leads.ts'
import type { DueSelection, LeadSelection } from '../../../store/desk/leads.ts'

export function addLeads(app: FastifyInstance, store: OwnerStore, now: () => number): void {
  function dueNow(): DueSelection {
    const today = utcDayOf(new Date(now()))
    return { days: runDaysDue(today), remindedBy: today }
  }
  function readQuery(params: unknown): LeadSelection {
    const { due, ...query } = read(leadQuery, params)
    return due ? { ...query, ...dueNow() } : query
  }

  app.get(DESK_PATHS.counts, async ({ query }) => {
    const { since } = read(countsQuery, query)
    return (await countLists(store, dueNow(), since)) satisfies DeskCounts
  })

  app.get(DESK_PATHS.leads, async ({ query: params }) => {
    const query = readQuery(params)
    const offset = (read(page, params).page - 1) * LEADS_ON_A_PAGE
    return (await listLeads(store, query, offset)) satisfies LeadsPage
  })

  app.get(DESK_PATHS.leadsFile, async (request, reply) => {
    const query = readQuery(request.query)
    const at = new Date().toISOString()
    const { count } = await listLeads(store, query, 0)
    await addAction(store, { at, who: actorOf(request), action: 'export', count })
    const name = `leads-${at.slice(0, 19).replaceAll(':', '-')}.csv`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(readLeads(store, query))))
  })

  app.get(DESK_PATHS.sources, async () => {
    const sources = await readSources(store)
    return sources.filter((source) => source !== '')
  })
}

async function* linesOf(pages: ReturnType<typeof readLeads>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(LEAD_FIELD_NAMES)
  for await (const leads of pages) {
    yield leads.map((lead) => csvLine(Object.values(leadFieldsOf(lead)))).join('')
  }
}
