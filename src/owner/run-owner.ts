import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from '../store/open/database-url.ts'
import { readArguments } from './command-line/arguments.ts'
import type { Command, Env, ExitCode } from './command.ts'
import { BACKUP } from './commands/backup.ts'
import { BENCHMARK } from './commands/benchmark.ts'
import { DELIVERIES } from './commands/deliveries.ts'
import { DESK } from './commands/desk.ts'
import { ERASE } from './commands/erase.ts'
import { EXPORT } from './commands/export.ts'
import { LEAD } from './commands/lead.ts'
import { LEADS } from './commands/leads.ts'
import { MIGRATE } from './commands/migrate.ts'
import { MOVE } from './commands/move.ts'
import { PURGE } from './commands/purge.ts'
import { RESTORE } from './commands/restore.ts'
import { STATS } from './commands/stats.ts'
import { VERIFY } from './commands/verify.ts'
import { sentenceOf } from './command-line/failure.ts'
import { COMMON_OPTIONS, helpOf, overview } from './help.ts'
import type { Terminal } from './command-line/terminal.ts'

const COMMANDS: readonly Command[] = [
  DESK,
  ...[LEADS, LEAD, EXPORT, STATS, BENCHMARK, DELIVERIES],
  ...[ERASE, PURGE, BACKUP, RESTORE, VERIFY, MOVE, MIGRATE],
]

/** One command line from its words to its exit code; nothing is thrown. */
export async function runOwner(
  args: readonly string[],
  env: Env,
  terminal: Terminal,
  now: Date,
): Promise<ExitCode> {
  const [name = 'help', ...rest] = args
  try {
    if (['help', '--help', '-h'].includes(name)) {
      const about = COMMANDS.find((command) => command.name === rest[0])
      await terminal.write(about ? helpOf(about) : overview(COMMANDS))
      return 0
    }
    const command = COMMANDS.find((other) => other.name === name)
    if (!command) {
      terminal.tell(`There is no command ${name}: see "owner help".`)
      return 2
    }
    return await runCommand(command, rest, env, terminal, now)
  } catch (error) {
    // The reader of the output has seen enough, as `head` has.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0
    terminal.tell(`${sentenceOf(error)}.`)
    return 1
  }
}

async function runCommand(
  command: Command,
  args: readonly string[],
  env: Env,
  terminal: Terminal,
  now: Date,
): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    await terminal.write(helpOf(command))
    return 0
  }
  const given = readArguments(args, { ...command.options, ...COMMON_OPTIONS })
  const run = given.ok ? command.parse(given.value, now) : given
  if (!run.ok) {
    terminal.tell(`${run.error}: see "owner ${command.name} --help".`)
    return 2
  }
  const chosen = given.ok ? given.value.options.get('database') : undefined
  const databaseUrl = chosen ?? env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL
  const database = parseDatabaseUrl(databaseUrl)
  if (!database.ok) {
    terminal.tell(`${database.error}.`)
    return 1
  }
  return run.value({
    database: database.value,
    databaseUrl,
    erasedFile: env['ERASED_EMAILS_FILE'] || undefined,
    now,
    terminal,
    env,
  })
}
