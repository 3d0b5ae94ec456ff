import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../contract/api.ts'
import type { Erased, ErasurePreview, LeadDetail, LeadNote } from '../../contract/api.ts'
import type { Channel } from '../../../contract/event.ts'
import type { OwnerStore, Person } from '../../../store/owner-store.ts'
import { rowOf, runOf } from '../lead-rows.ts'
import { LEAD_IS_GONE, refuse } from '../problems.ts'
import { erasure, leadAddress, leadId, noteChange, read } from '../../contract/requests.ts'
import { actorOf } from '../sessions.ts'
import { readNote, saveNote } from '../../../store/desk/notes.ts'
import { readPerson } from '../../../store/desk/person.ts'
import { releaseLead } from '../../../store/desk/release.ts'
import { countOf, eraseEmail } from '../../../store/erase.ts'

export function addLead(
  app: FastifyInstance,
  store: OwnerStore,
  channels: readonly Channel[],
): void {
  app.get(DESK_PATHS.lead, async (request, reply) => {
    const person = await readPerson(store, read(leadAddress, request.query).id)
    return person ? detailOf(person) : refuse(reply, 404, LEAD_IS_GONE)
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
    const person = await readPerson(store, read(leadAddress, request.query).id)
    if (!person) return refuse(reply, 404, LEAD_IS_GONE)
    const { email } = person.lead
    const { leads, responses } = await countOf(store, email)
    return { email, leads, responses } satisfies ErasurePreview
  })

  app.post(DESK_PATHS.erasure, async (request, reply) => {
    const { email, typed } = read(erasure, request.body)
    if (typed !== email) return refuse(reply, 400, `To erase, type exactly: ${email}`)
    return (await eraseEmail(store, email, new Date(), actorOf(request))) satisfies Erased
  })
}

function detailOf({ lead, note, responses, sendings, colleagues, deliveries }: Person): LeadDetail {
  return {
    lead: rowOf(lead),
    note,
    origin: {
      source: lead.utm_source,
      medium: lead.utm_medium,
      campaign: lead.utm_campaign,
      referrer: lead.referrer_host,
    },
    consent: lead.consent ?? null,
    runs: responses.map(runOf),
    submissions: sendings.map(({ id, createdAt }) => ({ id, at: createdAt.toISOString() })),
    colleagues: colleagues.map((colleague) => ({
      lead: rowOf(colleague),
      run: colleague.latestResponse ? runOf(colleague.latestResponse) : null,
    })),
    deliveries,
  }
}
