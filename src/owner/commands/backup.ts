import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { databaseFileOf } from '../../store/open/database-files.ts'
import { backUp } from '../../store/sqlite/backup.ts'
import type { Act, Context } from '../command.ts'
import { counted, countsText, countText } from '../../domain/counted.ts'

const USUALLY_KEPT = 30

export function addBackup(program: Command, act: Act): void {
  program
    .command('backup')
    .summary('copies the database and checks the copy, while the server runs')
    .description(
      'Copies the database at one moment, while the server runs, and gives the copy its name only ' +
        'after it was read back in full. It holds personal data: keep the folder private and on ' +
        'another disk. PostgreSQL has its own tools for this; the command says how to use them.',
    )
    .argument('<folder>')
    .option('--keep <number>', 'how many backups of this database to keep', parseKeep, USUALLY_KEPT)
    .addHelpText('after', '\nEach night, from cron: owner backup /mnt/backups')
    .action((folder: string, { keep }: { keep: number }) =>
      act((context) => writeBackup(context, folder, keep)),
    )
}

function parseKeep(text: string): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (number < 1) throw new InvalidArgumentError('Give a number from 1 to 9999.')
  return number
}

async function writeBackup(
  { database, terminal, now }: Context,
  folder: string,
  keep: number,
): Promise<void> {
  const { file, bytes, deleted, ...counts } = backUp(databaseFileOf(database), folder, now, keep)
  await terminal.write(`${file}\n`)
  terminal.info(
    `${countsText(counts)}, ${countText(Math.ceil(bytes / 1024))} KB, read back in full.`,
  )
  if (deleted > 0) terminal.info(`${counted(deleted, 'older backup')} deleted.`)
}
