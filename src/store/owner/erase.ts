import { readPublishedAt } from './benchmark.ts'
import type { OwnerEngine } from './engine.ts'
import { beginErasedList } from './erased-list.ts'
import type { ErasedList, Erasure } from './erased-list.ts'
import { deletePerson, eraseAgain, findPeople } from './erasure.ts'
import type { ErasedAgain, ErasedPerson } from './erasure.ts'
import { compareErasures, forgetErasures, markErased } from './known-erasures.ts'
import { readMentions } from './mentions.ts'
import type { ErasureOutcome } from './owner-store.ts'

/** Of these rows so many are searched for in the bytes of a file, for each email. */
const MOST_HASHES = 10

/** `isListLost`: erasures of a list that cannot be found are forgotten, and a new list begins. */
export async function erasePeople(
  engine: OwnerEngine,
  emails: readonly string[],
  now: Date,
  isListLost: boolean,
): Promise<ErasureOutcome> {
  const { sql, erasedFile } = engine
  const known = await compareErasures(sql, erasedFile)
  if (known.problem !== undefined && !isListLost) {
    throw new Error(
      `${known.problem}: ` +
        'set ERASED_EMAILS_FILE to the list that does; if it is lost, add --list-is-lost',
    )
  }
  const list = known.list ?? beginErasedList(erasedFile)
  const people = await findPeople(sql, emails)
  const erasures = people.map((person) => erasureOf(person, list, now))
  // First, so that an erasure that is cut short is finished at the next start.
  list.add(erasures)
  const erased = await engine.write((session) =>
    session.transaction(async (writer) => {
      await forgetErasures(writer, known.unlisted)
      await markErased(writer, erasures)
      const deleted = []
      for (const person of people) deleted.push(await deletePerson(writer, person))
      return deleted
    }),
  )
  const mentions = await readMentions(sql, emails)
  const isPublished = (await readPublishedAt(sql)) !== undefined
  const hashes = people.flatMap(hashesOf)
  const { notes: notesOfEngine, ...end } = await forgetTraces(engine, { emails, hashes })

  const gone = { leads: 0, responses: 0 }
  for (const { leads, responses } of erased) {
    gone.leads += leads
    gone.responses += responses
  }
  const notes = [
    ...(known.list ? [] : [newListNote(list)]),
    ...notesOnEach(emails, erased, mentions),
    ...(gone.responses > 0 && isPublished ? [STILL_COUNTED] : []),
    ...notesOfEngine,
  ]
  return { ...gone, ...end, notes }
}

/** Of several people each note says whom it is about. */
function notesOnEach(
  emails: readonly string[],
  erased: readonly { sent: number }[],
  mentions: ReadonlyMap<string, readonly string[]>,
): string[] {
  return emails.flatMap((email, index) => {
    const sent = erased[index]?.sent ?? 0
    const notes = [...(sent > 0 ? [sentNote(sent)] : []), ...(mentions.get(email) ?? [])]
    return emails.length === 1 ? notes : notes.map((note) => `${email}: ${note}`)
  })
}

/** No earlier than a row that was made while the clock was ahead: a restored backup keeps what came later. */
function erasureOf(person: ErasedPerson, list: ErasedList, now: Date): Erasure {
  let erasedAt = now
  for (const { createdAt } of [...person.leads, ...person.responses]) {
    if (createdAt > erasedAt) erasedAt = createdAt
  }
  return { emailHash: list.hashOf(person.email), erasedAt }
}

/** Values that stand in the rows of the person and in no other row. */
function hashesOf({ leads, responses }: ErasedPerson): string[] {
  return [...leads, ...responses].slice(0, MOST_HASHES).map(({ bodyHash }) => bodyHash)
}

async function forgetTraces(
  engine: OwnerEngine,
  traces: Parameters<OwnerEngine['forget']>[0],
): Promise<Pick<ErasureOutcome, 'notes' | 'unfinished'>> {
  try {
    return { notes: await engine.forget(traces) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { notes: [], unfinished: error.message }
  }
}

/** Throws when it cannot be known who was erased. */
export async function eraseListedAgain(engine: OwnerEngine): Promise<ErasedAgain> {
  const known = await compareErasures(engine.sql, engine.erasedFile)
  if (known.problem !== undefined) throw new Error(`${known.problem}: ${SET_IT}`)
  if (!known.list) {
    throw new Error(`There is no list of erased emails at ${engine.erasedFile}: ${SET_IT}`)
  }
  return engine.writeAway((session) => eraseAgain(session, known))
}

const STILL_COUNTED =
  'The published benchmark, which names nobody, may still count who was erased. The next one will not; ' +
  'to take it away at once: owner withdraw.'

const SET_IT =
  'set ERASED_EMAILS_FILE to the list that owner erase wrote, ' +
  'for without it nobody can know who was erased since the backup'

function sentNote(sent: number): string {
  const events = sent === 1 ? '1 event about this person' : `${sent} events about this person`
  return `${events} went out by webhook, chat or mail: erase the person there too.`
}

function newListNote({ file }: ErasedList): string {
  return `A new list of erased emails begins at ${file}: keep it, a restored backup needs it.`
}
