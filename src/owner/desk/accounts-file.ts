import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { accountLine, readAccountLine } from './account.ts'
import type { Account } from './account.ts'

/** The current accounts, by name. */
export type ReadAccounts = () => ReadonlyMap<string, Account>

/**
 * The accounts in a file, which is read again whenever it changes. Throws a sentence if it is invalid or empty
 * at first; later, an invalid line is reported and lets no one in.
 */
export function openAccountsFile(
  file: string,
  onWarning: (sentence: string) => void,
): ReadAccounts {
  const { accounts: first, errors } = readAccounts(file)
  if (errors[0] !== undefined) throw new Error(errors[0])
  if (first.size === 0) {
    throw new Error(`No one can log in: add a line to ${file} with owner desk-user NAME`)
  }
  let accounts = first
  let seen = markOf(file)
  return () => {
    const mark = markOf(file)
    if (mark !== seen) {
      seen = mark
      const now = mark === undefined ? { accounts: new Map(), errors: [] } : readAccounts(file)
      accounts = now.accounts
      for (const sentence of now.errors) onWarning(`${sentence}.`)
    }
    return accounts
  }
}

/** Adds an account or replaces the one with its name, atomically. */
export function writeAccount(file: string, account: Account): void {
  const lines = linesOf(file).filter((line) => !line.startsWith(`${account.name}:`))
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  writeFileSync(partial, `${[...lines, accountLine(account)].join('\n')}\n`, { mode: 0o600 })
  renameSync(partial, file)
}

function readAccounts(file: string) {
  const accounts = new Map<string, Account>()
  const errors: string[] = []
  for (const [index, line] of linesOf(file).entries()) {
    const account = readAccountLine(line)
    if (account) accounts.set(account.name, account)
    else errors.push(`Line ${index + 1} of ${file} was not written by owner desk-user`)
  }
  return { accounts, errors }
}

function linesOf(file: string): string[] {
  if (markOf(file) === undefined) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Changes whenever the file does; undefined without a file. */
function markOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && [stats.ino, stats.size, stats.mtimeNs].join(' ')
}
