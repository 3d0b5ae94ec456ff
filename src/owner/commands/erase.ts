import type { Command } from 'commander'
import { normalizeEmail } from '../../domain/lead/lead.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import type { ErasureOutcome, OwnerStore } from '../../store/owner/owner-store.ts'
import { counted, countsText } from '../command-line/counts-text.ts'

export const BACKUPS =
  'Backups made before now still hold these rows. Keep none for more than 30 days; owner restore ' +
  'erases them again.'

export function addErase(program: Command, act: Act): void {
  const command = program.command('erase')
  command
    .summary('erases everything that is kept of one person, for good')
    .description(
      'The person’s leads, responses and webhook events are deleted from the database and its log, ' +
        'whether or not the server runs. A keyed hash of the email goes on a list outside the ' +
        'database, so that a restored backup erases the person again. A form sent later is kept like ' +
        'any other. With a database file this happens by itself when the server starts. After ' +
        'pg_restore, run erase --again.',
    )
    .argument('[email]')
    .option('--dry-run', 'only count what would be erased')
    .option('--similar', 'also rows whose address only looks the same')
    .option('--list-is-lost', 'start a new list of erased emails when the old one is lost')
    .option('--again', 'erase everyone on the list who came back with a restored database')
    .action((text: string | undefined, { again, dryRun, similar, listIsLost }: Options) => {
      if (again === true) {
        if (text !== undefined) command.error('error: --again takes no email')
        return act(eraseAgain)
      }
      const email = normalizeEmail(text ?? '')
      if (!email.includes('@')) command.error(`error: '${email}' is no email`)
      const how = {
        isSimilarToo: similar === true,
        isDryRun: dryRun === true,
        isListLost: listIsLost === true,
      }
      return act(erase(email, how))
    })
}

type Options = { again?: boolean; dryRun?: boolean; similar?: boolean; listIsLost?: boolean }
type How = { isSimilarToo: boolean; isDryRun: boolean; isListLost: boolean }

function erase(email: string, { isSimilarToo, isDryRun, isListLost }: How): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      const similar = await store.readSimilarEmails(email)
      const emails = isSimilarToo ? [email, ...similar] : [email]
      const erased = isDryRun
        ? await countEach(store, emails)
        : await store.eraseAll(emails, now, isListLost)
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

async function countEach(store: OwnerStore, emails: readonly string[]): Promise<ErasureOutcome[]> {
  const counts: ErasureOutcome[] = []
  for (const email of emails) counts.push({ ...(await store.countOf(email)), notes: [] })
  return counts
}

/** Last, when all that was done is told. */
function failUnlessFinished(erased: readonly ErasureOutcome[]): void {
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
