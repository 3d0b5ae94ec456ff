import type { Command } from 'commander'
import { databaseFileOf } from '../../store/open/database-files.ts'
import { restore } from '../../store/sqlite/restore.ts'
import { isNothing } from '../../store/erase.ts'
import type { Act, Context } from '../command.ts'
import { counted, countsText } from '../../domain/counted.ts'

export function addRestore(program: Command, act: Act): void {
  program
    .command('restore')
    .summary('puts a backup in place of the database; stop the server first')
    .description(
      'Checks the backup, puts it in place of the database, and keeps the previous database ' +
        'under another name beside it. Everyone who was erased since the backup is erased again, as far ' +
        'as the previous database, or another backup in the same folder, can be read.',
    )
    .argument('<backup>')
    .action((backup: string) => act((context) => putBack(context, backup)))
}

async function putBack({ database, terminal, now }: Context, backup: string): Promise<void> {
  const { keptAs, erasedAgain, marks, isErasureKnown, knownUntil, ...counts } = await restore(
    backup,
    databaseFileOf(database),
    now,
  )
  await terminal.write(`Restored ${countsText(counts)}.\n`)
  for (const { file, marks: added } of marks) {
    if (added === undefined) {
      terminal.info(`${file} cannot be read, so it is unknown who was erased in it.`)
    } else if (added > 0) {
      terminal.info(`${counted(added, 'mark')} of erased rows came from ${file}.`)
    }
  }
  if (!isErasureKnown) {
    terminal.info(
      knownUntil === undefined
        ? 'Nothing here is newer than this backup: if someone was erased since it was made, erase them again.'
        : `Erasures after ${timeText(knownUntil)} are unknown: if someone was erased later, erase them again.`,
    )
  }
  if (!isNothing(erasedAgain)) {
    terminal.info(
      `Erased again because they were erased since the backup: ${countsText(erasedAgain)}.`,
    )
  }
  if (keptAs !== undefined) {
    terminal.info(`The previous database is now ${keptAs}: delete it when everything works.`)
  }
}

function timeText(time: Date): string {
  return time
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z/, ' UTC')
}
