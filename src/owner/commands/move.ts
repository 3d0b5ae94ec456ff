import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { moveDatabase } from '../../store/open/database-files.ts'
import { parsePostgresUrl } from '../../store/open/database-url.ts'
import { progressText } from '../command-line/progress.ts'
import type { Act, Run } from '../command.ts'
import { grouped } from '../command-line/counts-text.ts'

const COUNT_WIDTH = '1,000,000,000'.length

export function addMove(program: Command, act: Act): void {
  program
    .command('move')
    .summary('copies the database file to PostgreSQL and checks the copy; stop the server first')
    .description(
      'Every row goes to a PostgreSQL database that is empty, with its id and its time, and is read ' +
        'back. The copy is kept only when both databases give the same hash for each table; a run ' +
        'that is cut short leaves nothing behind. The file stays as it is. A second run compares, ' +
        'and changes nothing.\n\n' +
        'Use the role that will own the tables. The password may stand in the file that PGPASSFILE ' +
        'names (host:port:database:user:password, mode 0600): in the address, or in PGPASSWORD before ' +
        'the command, other users can read it from the list of processes.\n\n' +
        'Rename the file then, as the command says, and set DATABASE_URL to the new address before ' +
        'you start the server again. A server that is started on the file would keep new leads there ' +
        'and send webhook events twice, and erasures would reach only the old file.',
    )
    .requiredOption('--to <url>', 'the new database, postgres://user@host/database', parseTo)
    .action(({ to }: { to: string }) => act(move(to)))
}

function parseTo(text: string): string {
  const url = parsePostgresUrl(text)
  if (!url.ok) throw new InvalidArgumentError(`${url.error.replaceAll('DATABASE_URL', '--to')}.`)
  return url.value
}

function move(to: string): Run {
  return async ({ database, erasedFile, terminal }) => {
    const { isNew, tables, notes } = await moveDatabase(database, to, erasedFile, (rows, total) =>
      terminal.progress(progressText(rows, total, 'rows')),
    )
    const width = Math.max(...tables.map(({ name }) => name.length))
    const lines = tables.map(
      ({ name, count, hash }) =>
        `${name.padEnd(width)} ${grouped(count).padStart(COUNT_WIDTH)} rows  ${hash}\n`,
    )
    await terminal.write(lines.join(''))
    for (const note of notes) terminal.tell(`${note}.`)
    terminal.tell(isNew ? MOVED : SAME)
    if (database.engine === 'sqlite') terminal.tell(adviceOn(database.file))
    return 0
  }
}

/** What is not yet in the file itself lies beside it, under the same name. */
function adviceOn(file: string): string {
  const renames = ['', '-wal']
    .filter((suffix) => existsSync(file + suffix))
    .map((suffix) => `${file}${suffix} to ${file}-moved${suffix}`)
  return (
    `Rename ${renames.join(' and ')}, so that no server and no owner command works on it by mistake. ` +
    'Set DATABASE_URL to the new address wherever it stands, then start the server. When all is well, ' +
    'delete the renamed file: nobody is erased in it from now on.'
  )
}

const MOVED = 'Copied and read back: both databases have the same rows.'
const SAME = 'Both databases have the same rows already: nothing was changed.'
