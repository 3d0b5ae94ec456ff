import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { ExportOffer, LeadColumn, LeadRow } from '../../../contract/desk.ts'
import { isRecord } from '../../../domain/record.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import { csvLine } from '../../tables/csv.ts'
import type { Cell } from '../../tables/csv.ts'
import type { LogAction } from '../desk-app.ts'
import { exportSentence } from './export-sentence.ts'
import { refuse } from '../problems.ts'
import { isColumn, isId, parseLeadQuery, stringOrEmpty } from './queries.ts'

const PAGE = 1000
/** Offers that are kept until they are fetched; the oldest goes first. */
const MOST_OFFERS = 5

/** Names as `owner export` has them. */
const CELLS: Readonly<Record<LeadColumn, readonly [name: string, of: (row: LeadRow) => Cell]>> = {
  when: ['created_at', ({ at }) => at],
  name: ['name', ({ name }) => name],
  company: ['company', ({ company }) => company],
  designation: ['designation', ({ designation }) => designation],
  email: ['email', ({ email }) => email],
  stage: ['maturity_stage', ({ stage }) => stage],
  score: ['overall_score', ({ score }) => score],
  weakest: ['weakest_area', ({ weakest }) => weakest?.area ?? null],
  state: ['state', ({ state }) => state],
  note: ['note', ({ note }) => note],
  source: ['source', ({ source }) => source],
  runs: ['times_finished', ({ runs }) => runs],
}

type Settled = { ids: readonly number[]; columns: readonly LeadColumn[]; fileName: string }

/**
 * First the rows are settled and counted, then they are fetched: whatever comes in between, the file
 * holds each of them once and no other. Who was erased meanwhile is left out.
 */
export function exportRoutes(app: FastifyInstance, desk: DeskStore, logAction: LogAction): void {
  const offers = new Map<string, Settled>()

  app.post(DESK_PATHS.exports, async ({ body }, reply) => {
    const { query: asked, columns, ids: among } = isRecord(body) ? body : {}
    const query = parseLeadQuery(asked)
    if (!query.ok) return refuse(reply, 'not-understood', query.error)
    if (!Array.isArray(columns) || columns.length === 0 || !columns.every(isColumn)) {
      return refuse(reply, 'not-understood', 'Say which columns to export')
    }
    const isList = Array.isArray(among) && among.every(isId)
    if (among !== undefined && !isList) {
      return refuse(reply, 'not-understood', 'Say which leads to export')
    }
    const ids = await desk.settle(query.value, isList ? among : undefined)
    const now = new Date()
    const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
    const offer: ExportOffer = {
      id: randomUUID(),
      count: ids.length,
      sentence: exportSentence(query.value, columns, ids.length, isList),
      fileName: `leads-${stamp}.csv`,
    }
    offers.set(offer.id, { ids, columns, fileName: offer.fileName })
    for (const id of [...offers.keys()].slice(0, -MOST_OFFERS)) offers.delete(id)
    return offer
  })

  app.get<{ Querystring: { id?: unknown } }>(DESK_PATHS.exportFile, async (request, reply) => {
    const settled = offers.get(stringOrEmpty(request.query.id))
    if (!settled) return refuse(reply, 'not-found', 'This export is gone: start it again')
    await logAction(request, 'export', settled.ids.length)
    return reply
      .header('content-disposition', `attachment; filename="${settled.fileName}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(desk, settled)))
  })
}

async function* linesOf(desk: DeskStore, { ids, columns }: Settled): AsyncGenerator<string> {
  yield csvLine(columns.map((column) => CELLS[column][0]))
  for (let start = 0; start < ids.length; start += PAGE) {
    const rows = await desk.readRows(ids.slice(start, start + PAGE))
    yield rows.map((row) => csvLine(columns.map((column) => CELLS[column][1](row)))).join('')
  }
}
