import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { accountLine, readAccountLine } from './account.ts'
import type { Account } from './account.ts'

/** The accounts of now, by name. */
export type ReadAccounts = () => ReadonlyMap<string, Account>

/**
 * The accounts of a file, which is read again whenever it has changed. Throws a sentence where it holds
 * nobody at first; later, a line that cannot be read lets nobody in and is reported.
 */
export function openAccountsFile(file: string, tell: (sentence: string) => void): ReadAccounts {
  const { accounts: first, mistakes } = readAccounts(file)
  if (mistakes[0] !== undefined) throw new Error(mistakes[0])
  if (first.size === 0) {
    throw new Error(`Nobody can log in: add a line to ${file} with owner desk-user NAME`)
  }
  let accounts = first
  let seen = markOf(file)
  return () => {
    const mark = markOf(file)
    if (mark !== seen) {
      seen = mark
      const now = mark === undefined ? { accounts: new Map(), mistakes: [] } : readAccounts(file)
      accounts = now.accounts
      for (const sentence of now.mistakes) tell(`${sentence}.`)
    }
    return accounts
  }
}

/** Adds an account, or replaces the one of its name; the whole file is there at once. */
export function writeAccount(file: string, account: Account): void {
  const lines = linesOf(file).filter((line) => !line.startsWith(`${account.name}:`))
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  writeFileSync(partial, `${[...lines, accountLine(account)].join('\n')}\n`, { mode: 0o600 })
  renameSync(partial, file)
}

function readAccounts(file: string) {
  const accounts = new Map<string, Account>()
  const mistakes: string[] = []
  for (const [index, line] of linesOf(file).entries()) {
    const account = readAccountLine(line)
    if (account) accounts.set(account.name, account)
    else mistakes.push(`Line ${index + 1} of ${file} is not one that owner desk-user wrote`)
  }
  return { accounts, mistakes }
}

function linesOf(file: string): string[] {
  if (markOf(file) === undefined) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Differs whenever the file does; undefined where there is none. */
function markOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && [stats.ino, stats.size, stats.mtimeNs].join(' ')
}
