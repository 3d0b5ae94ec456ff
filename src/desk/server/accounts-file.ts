import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { sentenceOf } from '../../http/failure.ts'
import { accountLine, readAccountLine } from './account.ts'
import type { Account } from './account.ts'

/** The current accounts, by name. */
export type ReadAccounts = () => ReadonlyMap<string, Account>

const NO_ONE: ReadonlyMap<string, Account> = new Map()

/**
 * The accounts in a file, which is read again whenever it changes. Throws a sentence if it is invalid or empty
 * at first; later, an invalid line is reported and lets no one in, and so is a file that cannot be read.
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
  let accounts: ReadonlyMap<string, Account> = first
  let seen: string | undefined
  let problem: string | undefined

  function refresh(): void {
    const mark = markOf(file)
    if (mark === seen) return
    const now = readAccounts(file)
    for (const sentence of now.errors) onWarning(`${sentence}.`)
    accounts = now.accounts
    seen = mark
  }

  return () => {
    try {
      refresh()
      problem = undefined
    } catch (error) {
      accounts = NO_ONE
      seen = undefined
      const sentence = `${sentenceOf(error)}. Until then no one can log in.`
      if (sentence !== problem) onWarning(sentence)
      problem = sentence
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
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Changes whenever the file does. */
function markOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true })
  return [ino, size, mtimeNs].join(' ')
}
