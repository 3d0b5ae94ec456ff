import { backUpDatabase, backUpList, deleteOldBackups } from '../../store/open/database-files.ts'
import { readWords } from '../command-line/arguments.ts'
import { grouped } from '../stats/bars.ts'
import type { Command, Run } from '../command.ts'
import { counted, countsText } from '../stats/counts-text.ts'
import { DAY_MS, readDays } from '../command-line/period.ts'

export const BACKUP: Command = {
  name: 'backup',
  usage: 'FOLDER [--keep DAYS]',
  summary: 'Copies the database and checks the copy, while the server runs',
  about: [
    'The copy shows the database at one moment, and gets its name only after it was read ' +
      'back in full. It holds personal data: keep the folder private and on another disk, and ' +
      'keep copies no longer than you promise. The list of erased emails is copied with it.',
    'With --keep the newest seven stay whatever their age, and none is deleted when the new copy ' +
      'holds fewer than half the rows of an older one.',
    'PostgreSQL has its own tools for this; the command says how to use them.',
  ],
  options: {
    keep: { value: 'DAYS', help: 'then delete older backups in this folder, for example 30d' },
  },
  examples: [
    ['owner backup /mnt/backups', 'now'],
    ['owner backup /mnt/backups --keep 30d', 'each night, from cron'],
  ],
  parse(given, now) {
    const words = readWords(given, 'FOLDER')
    if (!words.ok) return words
    const keep = given.options.get('keep')
    const days = keep === undefined ? undefined : readDays(keep)
    if (keep !== undefined && days === undefined) {
      return { ok: false, error: `--keep takes days from 1d to 36500d, not '${keep}'` }
    }
    const before = days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)
    return { ok: true, value: backUp(words.value[0] ?? '', before) }
  },
}

function backUp(folder: string, before: Date | undefined): Run {
  return async ({ database, erasedFile, terminal, now }) => {
    const backup = backUpDatabase(database, folder, now)
    const { file, bytes, ...counts } = backup
    await terminal.write(`${file}\n`)
    terminal.tell(
      `${countsText(counts)}, ${grouped(Math.ceil(bytes / 1024))} KB, read back in full.`,
    )
    await backUpList(database, folder, erasedFile)
    const deleted = before ? deleteOldBackups(folder, before, backup) : []
    if (deleted.length > 0) terminal.tell(`${counted(deleted.length, 'older backup')} deleted.`)
    return 0
  }
}
