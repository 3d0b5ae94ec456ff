import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { LeadDetail, LeadNote, RowCounts } from '../../../contract/desk/api.ts'
import type { Channel } from '../../../contract/event.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { LEAD_IS_GONE, refuse } from '../problems.ts'
import { erasure, leadAddress, leadId, noteChange, read } from '../../../contract/desk/requests.ts'
import { actorOf } from '../sessions.ts'
import { readLeadsWith } from '../../../store/desk/leads.ts'
import { readNote, saveNote } from '../../../store/desk/notes.ts'
import { readLeadDetail } from '../../../store/desk/lead-detail.ts'
import { releaseLead } from '../../../store/desk/release.ts'
import { countOf, eraseEmail } from '../../../store/erase.ts'

export function addLead(
  app: FastifyInstance,
  store: OwnerStore,
  channels: readonly Channel[],
): void {
  app.get(DESK_PATHS.lead, async (request, reply) => {
    const detail = await readLeadDetail(store, read(leadAddress, request.query).id)
    return (detail satisfies LeadDetail | undefined) ?? refuse(reply, 404, LEAD_IS_GONE)
  })

  app.post(DESK_PATHS.note, async (request, reply) => {
    const change = read(noteChange, request.body)
    const outcome = await saveNote(store, change, actorOf(request), new Date())
    if (outcome === 'missing') return refuse(reply, 404, LEAD_IS_GONE)
    if (outcome === 'changed meanwhile') {
      return refuse(reply, 409, 'Someone else changed this note meanwhile')
    }
    return (await readNote(store, change.id)) satisfies LeadNote
  })

  app.post(DESK_PATHS.release, async (request, reply) => {
    const { id } = read(leadId, request.body)
    const isReleased = await releaseLead(store, id, actorOf(request), new Date(), channels)
    return isReleased ? reply.code(204).send() : refuse(reply, 404, 'It is not in quarantine')
  })

  app.get(DESK_PATHS.erasure, async (request, reply) => {
    const [lead] = await readLeadsWith(store, [read(leadAddress, request.query).id])
    if (!lead) return refuse(reply, 404, LEAD_IS_GONE)
    return (await countOf(store, lead.email)) satisfies RowCounts
  })

  app.post(DESK_PATHS.erasure, async (request, reply) => {
    const { email, typed } = read(erasure, request.body)
    if (typed !== email) return refuse(reply, 400, `To erase, type exactly: ${email}`)
    return (await eraseEmail(store, email, new Date(), actorOf(request))) satisfies RowCounts
  })
}
