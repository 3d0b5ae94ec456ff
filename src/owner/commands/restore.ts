import { restoreDatabase } from '../../store/database-files.ts'
import { readWords } from '../command-line/arguments.ts'
import type { Command } from '../command.ts'
import { counted, countsText } from '../stats/counts-text.ts'

export const RESTORE: Command = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Puts a backup in the place of the database; stop the server first',
  about: [
    'The backup is checked, brought to this version, and told of everyone who was erased since. ' +
      'Only then it takes its place, in one step. What was there is kept under another name.',
    'PostgreSQL has its own tools for this; the command says how to use them.',
  ],
  options: {},
  examples: [
    ['owner verify /mnt/backups/assessment-20261120T030000Z.sqlite', 'look first'],
    ['owner restore /mnt/backups/assessment-20261120T030000Z.sqlite', 'then restore'],
  ],
  parse(given) {
    const words = readWords(given, 'FILE')
    if (!words.ok) return words
    const [file = ''] = words.value
    return {
      ok: true,
      value: async ({ database, terminal, now }) => {
        const { keptAs, erasedAgain, ...counts } = await restoreDatabase(file, database, now)
        await terminal.write(`Restored ${countsText(counts)}.\n`)
        if (erasedAgain > 0) {
          terminal.tell(
            `${counted(erasedAgain, 'person')} erased since the backup: erased again.`.replace(
              'persons',
              'people',
            ),
          )
        }
        if (keptAs !== undefined) {
          terminal.tell(`The database that was there is now ${keptAs}: delete it when all is well.`)
        }
        return 0
      },
    }
  },
}
