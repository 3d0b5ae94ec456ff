import { readPublishedAt } from './benchmark.ts'
import type { OwnerEngine } from './engine.ts'
import { beginErasedList, readErasedList } from './erased-list.ts'
import type { ErasedList } from './erased-list.ts'
import { eraseAgain, eraseRows, readHashes, readNewestTime } from './erasure.ts'
import type { ErasedAgain } from './erasure.ts'
import { forgetErasures, readUnlisted, unlistedSentence } from './known-erasures.ts'
import { readMentions } from './mentions.ts'
import type { Erased } from './owner-store.ts'

/** `isListLost`: erasures of a list that cannot be found are forgotten, and a new list begins. */
export async function erase(
  engine: OwnerEngine,
  email: string,
  now: Date,
  isListLost: boolean,
): Promise<Erased> {
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
  // A row that came in while the clock was ahead is no later than its erasure.
  const erasedAt = new Date(Math.max(+now, +((await readNewestTime(sql, email)) ?? now)))
  const erasure = { emailHash: list.hashOf(email), erasedAt }
  // First, so that an erasure that is cut short is finished at the next start.
  list.add([erasure])
  const hashes = await readHashes(sql, email)
  const { told, ...counts } = await engine.write(async (session) => {
    await forgetErasures(session, unlisted)
    return eraseRows(session, email, erasure)
  })
  const notes = [
    ...(known ? [] : [newListNote(list)]),
    ...(told > 0 ? [toldNote(told)] : []),
    ...(counts.responses > 0 && (await readPublishedAt(sql)) ? [STILL_COUNTED] : []),
    ...(await readMentions(sql, email)),
  ]
  try {
    return { ...counts, notes: [...notes, ...(await engine.forget({ email, hashes }))] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ...counts, notes, unfinished: error.message }
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
