import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Erased, ErasurePreview } from '../../../contract/desk.ts'
import { normalizeEmail } from '../../../domain/lead/lead.ts'
import { isRecord } from '../../../domain/record.ts'
import type { OwnerStore } from '../../../store/owner/owner-store.ts'
import { BACKUPS } from '../../commands/erase.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'
import { stringOrEmpty } from './queries.ts'

const MOST_EMAILS = 1000

export function erasureRoutes(
  app: FastifyInstance,
  store: OwnerStore,
  { isVerifying, logAction }: { isVerifying: () => boolean; logAction: LogAction },
): void {
  app.get<{ Querystring: { email?: unknown } }>(DESK_PATHS.erasure, async ({ query }) => {
    const email = normalizeEmail(stringOrEmpty(query.email))
    const counts = await store.countOf([email])
    const similar = await store.readSimilarEmails(email)
    return { ...counts, similar } satisfies ErasurePreview
  })

  app.post(DESK_PATHS.erasure, async (request, reply) => {
    const { emails: given, typed } = isRecord(request.body) ? request.body : {}
    const isList = Array.isArray(given) && given.every((email) => typeof email === 'string')
    const emails = isList ? [...new Set(given.map(normalizeEmail))] : []
    if (emails.length === 0 || emails.length > MOST_EMAILS) {
      return refuse(reply, 'not-understood', 'Say whom to erase')
    }
    if (typed !== confirmationOf(emails)) {
      return refuse(reply, 'changed', `To erase, type exactly: ${confirmationOf(emails)}`)
    }
    if (isVerifying()) return refuse(reply, 'changed', VERIFYING)
    const { leads, responses, notes, unfinished = [] } = await store.erase(emails, new Date())
    await logAction(request, 'erase', emails.length)
    return { leads, responses, notes: [notes, unfinished, BACKUPS].flat() } satisfies Erased
  })
}

const VERIFYING =
  'The check of the database runs and keeps its log in use: stop it, or wait for its end, then erase'

/** What is typed before anything is erased: the one email, or how many people. */
function confirmationOf(emails: readonly string[]): string {
  const [email = ''] = emails
  return emails.length === 1 ? email : `erase ${emails.length} people`
}
