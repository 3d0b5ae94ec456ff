import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { moveToPostgres } from '../../store/move-to-postgres.ts'
import { DEFAULT_DATABASE_URL, parsePostgresUrl } from '../../store/open/database-url.ts'
import type { Act, Context } from '../command.ts'
import { countText } from '../../domain/counted.ts'

export function addMove(program: Command, act: Act): void {
  program
    .command('move')
    .summary('copies the database file to PostgreSQL; stop the server first')
    .description(
      'Every row goes to an empty PostgreSQL database, with its id and its time, in one transaction, ' +
        'and the rows of each table are counted on both sides. The file stays as it is.\n\n' +
        'Use the role that will own the tables. Put the password into the file that PGPASSFILE names ' +
        '(host:port:database:user:password, mode 0600): in the address, other users can read it from ' +
        'the list of processes.',
    )
    .requiredOption('--to <url>', 'the new database, postgres://user@host/database', parseTo)
    .action(({ to }: { to: string }) => act((context) => move(context, to)))
}

function parseTo(text: string): string {
  const url = parsePostgresUrl(text)
  if (!url.ok) throw new InvalidArgumentError(`${url.error.replaceAll('DATABASE_URL', '--to')}.`)
  return url.value
}

async function move({ database, terminal }: Context, to: string): Promise<void> {
  if (database.engine === 'postgres') {
    throw new Error(
      'DATABASE_URL names PostgreSQL already: ' +
        `name the file to move from, --database ${DEFAULT_DATABASE_URL}`,
    )
  }
  const { file } = database
  const lines: string[] = []
  await moveToPostgres(file, to, (name, rows) => {
    lines.push(`${name.padEnd(28)} ${countText(rows)}\n`)
  })
  await terminal.write(lines.join(''))
  terminal.info(
    `Rename ${file} to ${file}-moved, so that no server uses it by mistake, set DATABASE_URL to ` +
      'the new address, and start the server. When everything works, delete the renamed file.',
  )
}
