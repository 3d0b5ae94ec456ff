import type { Command } from 'commander'
import { normalizeEmail } from '../../domain/lead/email.ts'
import { withStore } from '../command.ts'
import type { Act, Run } from '../command.ts'
import { countsText } from '../command-line/counts-text.ts'
import { safeText } from '../command-line/safe-text.ts'

export const BACKUPS =
  'Backups made before now still have these rows; owner restore erases them again.'

export function addErase(program: Command, act: Act): void {
  const command = program.command('erase')
  command
    .summary('erases everything that is kept of one person, for good')
    .description(
      'Deletes the leads, responses and events of an email, whether or not the server runs. The random ' +
        'keys of the rows go on a list outside the database, so that a restored backup erases them ' +
        'again. A database file is rewritten, so that no byte of them is left in it: with 100,000 leads ' +
        'the server takes no rows for about a second. After pg_restore, run erase --again.',
    )
    .argument('[email]')
    .option('--dry-run', 'only count what would be erased')
    .option('--again', 'erase what the list names, as after a restore')
    .action((text: string | undefined, { again, dryRun }: Options) => {
      if (again === true) {
        if (text !== undefined) command.error('error: --again needs no email')
        return act(eraseAgain)
      }
      const email = normalizeEmail(text ?? '')
      if (!email.includes('@')) command.error(`error: '${email}' is not an email`)
      return act(erase(email, dryRun === true))
    })
}

type Options = { again?: boolean; dryRun?: boolean }

function erase(email: string, isDryRun: boolean): Run {
  return (context) =>
    withStore(context, async (store) => {
      const { terminal, now } = context
      if (isDryRun) {
        await terminal.write(`Would erase ${countsText(await store.countOf(email))}.\n`)
        return 0
      }
      const { notes, ...deleted } = await store.erase(email, now)
      await terminal.write(`Erased ${countsText(deleted)}.\n`)
      const isAny = deleted.leads + deleted.responses > 0
      for (const note of isAny ? [...notes, BACKUPS] : []) terminal.info(sentenceOf(note))
      return 0
    })
}

const eraseAgain: Run = (context) =>
  withStore(context, async (store) => {
    await context.terminal.write(`Erased ${countsText(await store.eraseAgain())}.\n`)
    return 0
  })

function sentenceOf(note: string): string {
  return safeText(note.endsWith('.') ? note : `${note}.`)
}
