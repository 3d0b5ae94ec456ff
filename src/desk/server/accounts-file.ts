import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sentenceOf } from '../../http/failure.ts'
import { accountLine, readAccountLine } from './account.ts'
import type { Account } from './account.ts'

/** The current accounts, by name. */
export type ReadAccounts = () => ReadonlyMap<string, Account>

const NO_ONE: ReadonlyMap<string, Account> = new Map()

/**
 * The accounts in a file as it is now. Throws a sentence if it is invalid or empty
 * at first; later, an invalid line is reported and lets no one in, and so is a file that cannot be read.
 */
export function openAccountsFile(
  file: string,
  onWarning: (sentence: string) => void,
): ReadAccounts {
  const { accounts: first, errors } = accountsIn(file, existingText(file))
  if (errors[0] !== undefined) throw new Error(errors[0])
  if (first.size === 0) {
    throw new Error(`No one can log in: add a line to ${file} with owner desk-user NAME`)
  }
  let accounts: ReadonlyMap<string, Account> = first
  let seen: string | undefined
  let problem: string | undefined

  return () => {
    try {
      const text = readFileSync(file, 'utf8')
      problem = undefined
      if (text === seen) return accounts
      const now = accountsIn(file, text)
      for (const sentence of now.errors) onWarning(`${sentence}.`)
      accounts = now.accounts
      seen = text
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
  const lines = linesOf(existingText(file)).filter((line) => !line.startsWith(`${account.name}:`))
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  writeFileSync(partial, `${[...lines, accountLine(account)].join('\n')}\n`, { mode: 0o600 })
  renameSync(partial, file)
}

function accountsIn(file: string, text: string) {
  const accounts = new Map<string, Account>()
  const errors: string[] = []
  for (const [index, line] of linesOf(text).entries()) {
    const account = readAccountLine(line)
    if (account) accounts.set(account.name, account)
    else errors.push(`Line ${index + 1} of ${file} was not written by owner desk-user`)
  }
  return { accounts, errors }
}

function existingText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
