import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESK_PATHS, LONGEST_NOTE, readLeadState } from '../../../contract/desk.ts'
import type { LeadNote } from '../../../contract/desk.ts'
import { isRecord } from '../../../domain/record.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import type { LogAction } from '../desk-app.ts'
import { refuse } from '../problems.ts'
import { isId } from './queries.ts'

/** `whoOf`: the name that the owner's log-in gave, if there is one. */
export function leadNoteRoutes(
  app: FastifyInstance,
  desk: DeskStore,
  logAction: LogAction,
  whoOf: (request: FastifyRequest) => string | null,
): void {
  app.post(DESK_PATHS.note, async (request, reply) => {
    const given = isRecord(request.body) ? request.body : {}
    const { id, version, text } = given
    const state = readLeadState(given['state'])
    if (!isId(id) || !isVersion(version) || !state || typeof text !== 'string') {
      return refuse(reply, 'not-understood', 'Say which lead, its state and the note')
    }
    if (text.length > LONGEST_NOTE) {
      return refuse(reply, 'not-understood', `A note has at most ${LONGEST_NOTE} characters`)
    }
    // PostgreSQL has no text with a zero in it.
    const change = { id, version, state, text: text.replaceAll('\0', '') }
    const answer = await desk.saveNote(change, whoOf(request), new Date())
    if (answer === 'gone') return refuse(reply, 'not-found', GONE)
    if (answer === 'changed meanwhile') return refuse(reply, 'changed', CHANGED)
    await logAction(request, 'note', 1)
    return (await desk.readNote(id)) satisfies LeadNote
  })
}

const GONE = 'This lead is not there any more, so nothing was saved'
const CHANGED = 'Somebody else changed this lead since you opened it, so nothing was saved'

function isVersion(value: unknown): value is number {
  return value === 0 || isId(value)
}
