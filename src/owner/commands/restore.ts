import type { Command } from 'commander'
import { restoreDatabase } from '../../store/open/database-files.ts'
import type { Restored } from '../../store/owner/owner-store.ts'
import type { Act, Run } from '../command.ts'
import { counted, countsText } from '../command-line/counts-text.ts'

export function addRestore(program: Command, act: Act): void {
  program
    .command('restore')
    .summary('replaces the database with a backup; stop the server first')
    .description(
      'The backup is checked and brought to this version, and everyone who was erased since is erased ' +
        'again, by the list of erased emails in its folder and the one of the database. Only then ' +
        'does it replace the database, in one step. The old database is kept under another name. ' +
        'PostgreSQL has its own tools for this; the command says how to use them.',
    )
    .argument('<file>', 'a backup; look at it first with owner verify')
    .option('--list-is-lost', 'restore although the list of erased emails is lost')
    .action((file: string, { listIsLost = false }: { listIsLost?: boolean }) =>
      act(restore(file, listIsLost)),
    )
}

function restore(file: string, isListLost: boolean): Run {
  return async ({ database, erasedFile, terminal, now }) => {
    const restored = await restoreDatabase(file, database, now, { erasedFile, isListLost })
    const { keptAs, erasedAgain, benchmarkOf, ...counts } = restored
    await terminal.write(`Restored ${countsText(counts)}.\n`)
    if (erasedAgain.people > 0) terminal.tell(erasedText(erasedAgain))
    const note = noteOf(restored)
    if (note !== undefined) terminal.tell(note)
    if (benchmarkOf) terminal.tell(benchmarkText(benchmarkOf))
    if (keptAs !== undefined) {
      terminal.tell(`The old database is now ${keptAs}: delete it when all is well.`)
    }
    return 0
  }
}

function erasedText({ people, rows }: Restored['erasedAgain']): string {
  const who = people === 1 ? '1 person' : `${people} people`
  return `${who} erased since the backup: ${counted(rows, 'row')} deleted again.`
}

function benchmarkText(publishedAt: Date): string {
  const day = publishedAt.toISOString().slice(0, 10)
  return (
    `The benchmark published on ${day} was in the backup, and reports show it: ` +
    'if you withdrew it since, run owner withdraw.'
  )
}

function noteOf({ list, erasedFile }: Restored): string | undefined {
  if (list === 'there') return undefined
  if (list === 'from the backup') {
    return `The backup's list of erased emails is now ${erasedFile} too.`
  }
  return (
    `WARNING: There is no list of erased emails at ${erasedFile}, nor beside the backup. ` +
    'If anyone was ever erased, they may be back: find the list, put it there and start the server.'
  )
}
