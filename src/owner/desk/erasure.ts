import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { Erased, ErasurePreview } from '../../contract/desk.ts'
import { normalizeEmail } from '../../domain/lead/lead.ts'
import { isRecord } from '../../domain/record.ts'
import type { DeskStore } from '../../store/desk/desk-store.ts'
import type { OwnerStore } from '../../store/owner/owner-store.ts'
import { BACKUPS } from '../commands/erase.ts'
import { refuse } from './problems.ts'
import { textOf } from './queries.ts'

const MOST_EMAILS = 1000

export function erasureRoutes(app: FastifyInstance, store: OwnerStore, desk: DeskStore): void {
  app.get<{ Querystring: { email?: unknown } }>(DESK_PATHS.erasure, async ({ query }) => {
    const email = normalizeEmail(textOf(query.email))
    const counts = await store.countOf(email)
    const similar = await store.readSimilarEmails(email)
    return { email, ...counts, similar } satisfies ErasurePreview
  })

  app.post(DESK_PATHS.erasure, async ({ body }, reply) => {
    const { emails: given, typed } = isRecord(body) ? body : {}
    const isList = Array.isArray(given) && given.every((email) => typeof email === 'string')
    const emails = isList ? [...new Set(given.map(normalizeEmail))] : []
    if (emails.length === 0 || emails.length > MOST_EMAILS) {
      return refuse(reply, 'not-understood', 'Say whom to erase')
    }
    if (typed !== confirmationOf(emails)) {
      return refuse(reply, 'changed', `To erase, type exactly: ${confirmationOf(emails)}`)
    }
    const gone = { leads: 0, responses: 0 }
    const notes = new Set<string>()
    for (const email of emails) {
      const erased = await store.erase(email, new Date())
      desk.forget(email)
      gone.leads += erased.leads
      gone.responses += erased.responses
      for (const note of erased.notes) notes.add(note)
    }
    return { ...gone, notes: [...notes, BACKUPS] } satisfies Erased
  })
}

/** What is typed before anything is erased: the one email, or how many people. */
function confirmationOf(emails: readonly string[]): string {
  const [email = ''] = emails
  return emails.length === 1 ? email : `erase ${emails.length} people`
}
