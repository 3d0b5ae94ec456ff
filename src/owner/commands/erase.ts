import { normalizeEmail } from '../../domain/lead/lead.ts'
import { readWords } from '../command-line/arguments.ts'
import { withStore } from '../command.ts'
import type { Command, Run } from '../command.ts'
import type { Erased } from '../../store/owner/owner-store.ts'
import { counted, countsText } from '../stats/counts-text.ts'

export const BACKUPS =
  'Backups made before now still hold these rows. Keep none for more than 30 days; owner restore ' +
  'erases them again.'

export const ERASE: Command = {
  name: 'erase',
  usage: 'EMAIL [--similar] [--dry-run] [--list-is-lost] | --again',
  summary: 'Erases everything that is kept of one person, for good',
  about: [
    'The person’s leads, responses and webhook events are deleted from the database and its ' +
      'log, whether or not the server runs. A keyed hash of the email goes on a list outside ' +
      'the database, so that a restored backup erases the person again. A form sent later is ' +
      'kept like any other.',
    'With a database file this happens by itself when the server starts. After pg_restore, ' +
      'run erase --again.',
  ],
  options: {
    'dry-run': { help: 'only count what would be erased' },
    similar: { help: 'also rows whose address only looks the same' },
    'list-is-lost': { help: 'start a new list of erased emails when the old one is lost' },
    again: { help: 'erase everyone on the list who came back with a restored database' },
  },
  examples: [
    ['owner erase ada@engines.example --dry-run', 'what is kept of her'],
    ['owner erase ada@engines.example', 'nothing any more'],
    ['owner erase --again', 'after pg_restore'],
  ],
  parse(given) {
    if (given.options.has('again')) {
      const none = readWords(given)
      return none.ok ? { ok: true, value: eraseAgain } : none
    }
    const words = readWords(given, 'EMAIL')
    if (!words.ok) return words
    const email = normalizeEmail(words.value[0] ?? '')
    if (!email.includes('@')) return { ok: false, error: `'${email}' is no email` }
    const how = {
      isSimilarToo: given.options.has('similar'),
      isDryRun: given.options.has('dry-run'),
      isListLost: given.options.has('list-is-lost'),
    }
    return { ok: true, value: erase(email, how) }
  },
}

type How = { isSimilarToo: boolean; isDryRun: boolean; isListLost: boolean }

function erase(email: string, { isSimilarToo, isDryRun, isListLost }: How): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      const similar = await store.readSimilarEmails(email)
      const emails = isSimilarToo ? [email, ...similar] : [email]
      const erased: Erased[] = []
      for (const [index, one] of emails.entries()) {
        erased.push(
          isDryRun
            ? { ...(await store.countOf(one)), notes: [] }
            : await store.erase(one, now, isListLost && index === 0),
        )
      }
      const gone = { leads: 0, responses: 0 }
      for (const { leads, responses } of erased) {
        gone.leads += leads
        gone.responses += responses
      }
      const notes = new Set(erased.flatMap((one) => one.notes))
      await terminal.write(`${isDryRun ? 'Would erase' : 'Erased'} ${countsText(gone)}.\n`)
      if (!isDryRun) for (const note of [...notes, BACKUPS]) terminal.tell(note)
      if (similar.length > 0 && !isSimilarToo) terminal.tell(similarText(similar.length))
      failUnlessFinished(erased)
      return 0
    })
}

/** Last, when all that was done is told. */
function failUnlessFinished(erased: readonly Erased[]): void {
  for (const { unfinished } of erased) if (unfinished !== undefined) throw new Error(unfinished)
}

function similarText(count: number): string {
  const spellings = count === 1 ? 'another spelling' : `${count} other spellings`
  return (
    `There are rows with ${spellings} of this address, with characters that look the same or that ` +
    'nobody sees: add --similar for those too.'
  )
}

const eraseAgain: Run = (context) =>
  withStore(context, async (store) => {
    const { people, rows } = await store.eraseAgain()
    const unknown = people === 1 ? 'was unknown to the database and is' : 'were unknown and are'
    await context.terminal.write(
      `${counted(people, 'erasure')} ${unknown} done: ${counted(rows, 'row')} deleted.\n`,
    )
    return 0
  })
