import { Command, CommanderError } from 'commander'
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from '../store/open/database-url.ts'
import { FolderMistakes } from './command.ts'
import type { Act, Context, ExitCode } from './command.ts'
import { addBackup } from './commands/backup.ts'
import { addDesk } from './commands/desk.ts'
import { addDeskUser } from './commands/desk-user.ts'
import { addCheck } from './commands/check.ts'
import { addChat } from './commands/chat.ts'
import { addErase } from './commands/erase.ts'
import { addExport } from './commands/export.ts'
import { addHubspot } from './commands/hubspot.ts'
import { addMail } from './commands/mail.ts'
import { addMigrate } from './commands/migrate.ts'
import { addMove } from './commands/move.ts'
import { addPublish } from './commands/publish.ts'
import { addPurge } from './commands/purge.ts'
import { addRestore } from './commands/restore.ts'
import { addLanguage } from './commands/language.ts'
import { addNew } from './commands/new.ts'
import { addVersion } from './commands/version.ts'
import { sentenceOf } from '../http/failure.ts'
import type { Terminal } from './command-line/terminal.ts'

/** Each adds a command, in the order of the help. */
const WITH_DATABASE = [
  ...[addDesk, addDeskUser, addExport, addMail, addChat, addHubspot, addPublish],
  ...[addErase, addPurge, addBackup, addRestore, addMove, addMigrate],
]
const OF_FOLDER = [addCheck, addNew, addLanguage, addVersion]

/** Runs one command line and returns its exit code; never throws. */
export async function runOwner(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  now: Date,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0
  let output = ''
  const program = new Command('owner')
    .description('Manages what the assessment keeps. Run it on the server’s machine.')
    .configureOutput({
      writeOut: (text) => (output += text),
      writeErr: (text) => terminal.info(text.trimEnd()),
    })
    .exitOverride()
    .showHelpAfterError('Add --help to see the usage.')
    .addHelpText('after', '\nExit codes: 0 success, 1 failure, 2 wrong usage. Times are UTC.')

  const act: Act = (run) => run(contextOf(database, env, terminal, now))
  for (const add of WITH_DATABASE) add(program, act, now)

  let database: string | undefined
  for (const command of program.commands) {
    command
      .option(
        '--database <url>',
        'file:… or postgres://…; without it DATABASE_URL, like the server',
      )
      .on('option:database', (url: string) => (database = url))
  }

  for (const add of OF_FOLDER) add(program, act)

  try {
    await program.parseAsync(args.length === 0 ? ['help'] : args, { from: 'user' })
  } catch (error) {
    if (error instanceof FolderMistakes) {
      output = `${error.message}\n`
      exitCode = 1
    } else if (!(error instanceof CommanderError)) return failed(error, terminal)
    else if (error.exitCode !== 0) return 2
  }
  try {
    if (output !== '') await terminal.write(output)
    return exitCode
  } catch (error) {
    return failed(error, terminal)
  }
}

function failed(error: unknown, terminal: Terminal): ExitCode {
  // The reader of the output has stopped, as `head` does.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0
  terminal.info(`${sentenceOf(error)}.`)
  return 1
}

function contextOf(
  chosen: string | undefined,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  now: Date,
): Context {
  const database = parseDatabaseUrl(chosen ?? env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL)
  if (!database.ok) throw new Error(database.error)
  return { database: database.value, now, terminal, env }
}
