import type { Command } from 'commander'
import { restoreDatabase } from '../../store/open/database-files.ts'
import type { Act, Run } from '../command.ts'
import { countsText } from '../command-line/counts-text.ts'

export function addRestore(program: Command, act: Act): void {
  program
    .command('restore')
    .summary('puts a backup in place of the database; stop the server first')
    .description(
      'Checks the backup, puts it in place of the database, and keeps the previous database ' +
        'under another name beside it. Everyone who was erased since the backup is erased again, by ' +
        'the list of erased rows that is beside the database or beside the backup.',
    )
    .argument('<backup>')
    .option('--list-is-lost', 'restore even though it is unknown who was erased since the backup')
    .action((backup: string, { listIsLost }: { listIsLost?: boolean }) =>
      act(restore(backup, listIsLost === true)),
    )
}

function restore(backup: string, isListLost: boolean): Run {
  return async ({ database, erasedFile, terminal, now }) => {
    const { keptAs, erasedAgain, ...counts } = await restoreDatabase(backup, database, now, {
      erasedFile,
      isListLost,
    })
    await terminal.write(`Restored ${countsText(counts)}.\n`)
    if (erasedAgain.leads + erasedAgain.responses > 0) {
      terminal.info(
        `Erased again because they were erased since the backup: ${countsText(erasedAgain)}.`,
      )
    }
    if (keptAs !== undefined) {
      terminal.info(`The previous database is now ${keptAs}: delete it when everything works.`)
    }
    return 0
  }
}
