import { readPublishedAt } from './benchmark.ts'
import type { OwnerEngine } from './engine.ts'
import { beginErasedList, readErasedList } from './erased-list.ts'
import type { ErasedList } from './erased-list.ts'
import { eraseAgain, eraseRows, readHashes, readNewestTimes } from './erasure.ts'
import type { ErasedAgain } from './erasure.ts'
import { forgetErasures, readUnlisted, unlistedSentence } from './known-erasures.ts'
import { readMentions } from './mentions.ts'
import type { Erased } from './owner-store.ts'

/**
 * What there was of each of `emails`, in their order. `isListLost`: erasures of a list that cannot be found
 * are forgotten, and a new list begins.
 */
export async function eraseAll(
  engine: OwnerEngine,
  emails: readonly string[],
  now: Date,
  isListLost: boolean,
): Promise<Erased[]> {
  const { sql, erasedFile } = engine
  const known = readErasedList(erasedFile)
  const unlisted = await readUnlisted(sql, known)
  if (unlisted.length > 0 && !isListLost) {
    throw new Error(
      `${unlistedSentence(unlisted, known, erasedFile)}: ` +
        'set ERASED_EMAILS_FILE to the list that does; if it is lost, add --list-is-lost',
    )
  }
  const list = known ?? beginErasedList(erasedFile)
  const newest = await readNewestTimes(sql, emails)
  const erasures = new Map(
    emails.map((email) => {
      // A row that came in while the clock was ahead is no later than its erasure.
      const erasedAt = new Date(Math.max(+now, +(newest.get(email) ?? now)))
      return [email, { emailHash: list.hashOf(email), erasedAt }]
    }),
  )
  // First, so that an erasure that is cut short is finished at the next start.
  list.add([...erasures.values()])
  const hashes = await readHashes(sql, emails)
  const erased = await engine.write(async (session) => {
    await forgetErasures(session, unlisted)
    return eraseRows(session, erasures)
  })
  const mentions = await readMentions(sql, emails)
  const isPublished = (await readPublishedAt(sql)) !== undefined
  const end = await forgetTraces(engine, { emails, hashes })
  return emails.map((email) => {
    const { told = 0, leads = 0, responses = 0 } = erased.get(email) ?? {}
    const notes = [
      ...(known ? [] : [newListNote(list)]),
      ...(told > 0 ? [toldNote(told)] : []),
      ...(responses > 0 && isPublished ? [STILL_COUNTED] : []),
      ...(mentions.get(email) ?? []),
    ]
    return { leads, responses, ...end, notes: [...notes, ...end.notes] }
  })
}

async function forgetTraces(
  engine: OwnerEngine,
  traces: Parameters<OwnerEngine['forget']>[0],
): Promise<Pick<Erased, 'notes' | 'unfinished'>> {
  try {
    return { notes: await engine.forget(traces) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { notes: [], unfinished: error.message }
  }
}

/** Throws when it cannot be known who was erased. */
export async function eraseListedAgain(engine: OwnerEngine): Promise<ErasedAgain> {
  const { sql, erasedFile } = engine
  const list = readErasedList(erasedFile)
  const unlisted = await readUnlisted(sql, list)
  if (unlisted.length > 0) {
    throw new Error(`${unlistedSentence(unlisted, list, erasedFile)}: ${SET_IT}`)
  }
  if (!list) throw new Error(`There is no list of erased emails at ${erasedFile}: ${SET_IT}`)
  return engine.writeAway((session) => eraseAgain(session, list))
}

const STILL_COUNTED =
  'The published benchmark, which names nobody, may still count this person. The next one will not; ' +
  'to take it away at once: owner withdraw.'

const SET_IT =
  'set ERASED_EMAILS_FILE to the list that owner erase wrote, ' +
  'for without it nobody can know who was erased since the backup'

function toldNote(told: number): string {
  const events = told === 1 ? '1 event about this person' : `${told} events about this person`
  return `${events} went to the webhook: erase the person there too.`
}

function newListNote({ file }: ErasedList): string {
  return `A new list of erased emails begins at ${file}: keep it, a restored backup needs it.`
}
