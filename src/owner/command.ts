import type { Command } from 'commander'
import { normalizeEmail } from '../domain/lead/email.ts'
import type { DatabaseAddress } from '../store/open/database-url.ts'
import { openOwnerStore } from '../store/open/open-owner-store.ts'
import type { OwnerStore } from '../store/owner-store.ts'
import type { OnMistake } from '../http/settings.ts'
import type { Terminal } from './command-line/terminal.ts'

export type Context = {
  database: DatabaseAddress
  now: Date
  terminal: Terminal
  env: NodeJS.ProcessEnv
}

/** Exit codes: 0 done, 1 failed, 2 not understood. */
export type ExitCode = 0 | 1 | 2

/** Errors are thrown as one sentence. */
export type Run = (context: Context) => Promise<void>

/** Mistakes in the files of an assessment: the result of a command that reads them. */
export class FolderMistakes extends Error {}

/** Runs a command after its arguments have been parsed. */
export type Act = (run: Run) => Promise<void>

export function withStore(work: (context: Context, store: OwnerStore) => Promise<void>): Run {
  return async (context) => {
    const store = await openOwnerStore(context.database)
    try {
      await work(context, store)
    } finally {
      await store.close()
    }
  }
}

/** What settings of the server say; throws sentences where they are wrong, or not there. */
export function settingsOf<Value>(
  names: string,
  read: (onMistake: OnMistake) => Value | undefined,
): Value {
  const mistakes: string[] = []
  const value = read((sentence) => void mistakes.push(sentence))
  if (mistakes.length > 0) throw new Error(mistakes.join('.\n'))
  if (value === undefined) throw new Error(`Set ${names} first, as for the server`)
  return value
}

/** An argument as it is stored; ends the command if it is no email. */
export function readEmail(command: Command, typed = ''): string {
  const email = normalizeEmail(typed)
  return email.includes('@') ? email : command.error(`error: '${email}' is not an email`)
}
