import type { Command } from 'commander'
import { DAY_MS } from '../../domain/day.ts'
import { backUpDatabase, backUpList, deleteOldBackups } from '../../store/open/database-files.ts'
import type { Act, Run } from '../command.ts'
import { counted, countsText, grouped } from '../command-line/counts-text.ts'
import { parseDays } from '../command-line/period.ts'

export function addBackup(program: Command, act: Act): void {
  program
    .command('backup')
    .summary('copies the database and checks the copy, while the server runs')
    .description(
      'Copies the database at one moment, while the server runs, and gives the copy its name only ' +
        'after it was read back in full. It holds personal data: keep the folder private and on ' +
        'another disk, and keep copies no longer than you promise. The list of erased emails is ' +
        'copied with it. PostgreSQL has its own tools for this; the command says how to use them.',
    )
    .argument('<folder>')
    .option(
      '--keep <days>',
      'then delete older backups of this folder, for example 30d; the newest seven stay, and all ' +
        'where the new copy holds fewer than half the rows of an older one',
      parseDays,
    )
    .addHelpText('after', '\nEach night, from cron: owner backup /mnt/backups --keep 30d')
    .action((folder: string, { keep }: { keep?: number }) => act(backUp(folder, keep)))
}

function backUp(folder: string, keptDays: number | undefined): Run {
  return async ({ database, erasedFile, terminal, now }) => {
    const backup = backUpDatabase(database, folder, now)
    const { file, bytes, ...counts } = backup
    await terminal.write(`${file}\n`)
    terminal.tell(
      `${countsText(counts)}, ${grouped(Math.ceil(bytes / 1024))} KB, read back in full.`,
    )
    await backUpList(database, folder, erasedFile)
    if (keptDays === undefined) return 0
    const before = new Date(now.getTime() - keptDays * DAY_MS)
    const deleted = deleteOldBackups(folder, before, backup)
    if (deleted.length > 0) terminal.tell(`${counted(deleted.length, 'older backup')} deleted.`)
    return 0
  }
}
