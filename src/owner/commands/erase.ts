import type { Command } from 'commander'
import { normalizeEmail } from '../../domain/lead/lead.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import { counted, countsText } from '../command-line/counts-text.ts'
import { safeText } from '../lead-brief/plain-text.ts'

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
      const others = isSimilarToo ? 0 : similar.length
      if (isDryRun) {
        await terminal.write(`Would erase ${countsText(await store.countOf(emails))}.\n`)
        if (others > 0) terminal.tell(similarText(others))
        return 0
      }
      const { notes, unfinished, ...gone } = await store.erase(emails, now, isListLost)
      await terminal.write(`Erased ${countsText(gone)}.\n`)
      for (const note of [...notes, BACKUPS]) terminal.tell(safeText(note))
      if (others > 0) terminal.tell(similarText(others))
      // Last, when all that was done is told.
      if (unfinished !== undefined) throw new Error(unfinished)
      return 0
    })
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
