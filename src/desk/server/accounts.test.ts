import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../../tests/support/test-folder.ts'
import {
  accountLine,
  isPasswordOf,
  isUserName,
  passwordError,
  readAccountLine,
  secretOf,
} from './account.ts'
import { openAccountsFile, writeAccount } from './accounts-file.ts'

const PASSWORD = 'correct horse battery'
const SECRET = await secretOf(PASSWORD)
const ANNA = { name: 'anna', secret: SECRET, mayChange: true }

it('accepts only the right password of an existing account', async () => {
  expect(await isPasswordOf(ANNA, PASSWORD)).toBe(true)
  expect(await isPasswordOf(ANNA, `${PASSWORD} `)).toBe(false)
  expect(await isPasswordOf(undefined, PASSWORD)).toBe(false)
})

it('takes a password in composed and in decomposed letters', async () => {
  const [composed, decomposed] = ['pässwörter-für-anna', 'pässwörter-für-anna'.normalize('NFD')]
  const secret = await secretOf(decomposed)
  for (const typed of [composed, decomposed]) {
    expect(await isPasswordOf({ ...ANNA, secret }, typed)).toBe(true)
  }
  expect(await isPasswordOf({ ...ANNA, secret }, 'passworter-fur-anna')).toBe(false)
})

it('takes as long for an unknown name', async () => {
  const times = await Promise.all(
    [ANNA, undefined].map(async (account) => {
      const start = performance.now()
      for (let index = 0; index < 3; index += 1) await isPasswordOf(account, 'wrong')
      return performance.now() - start
    }),
  )
  const [known = 0, unknown = 0] = times
  expect(unknown).toBeGreaterThan(known / 2)
})

it('reads only lines that it writes', () => {
  expect(readAccountLine(accountLine(ANNA))).toEqual(ANNA)
  const looker = { ...ANNA, mayChange: false }
  expect(readAccountLine(accountLine(looker))).toEqual(looker)
  for (const line of [
    `anna:${SECRET}`,
    'anna:x:owner',
    `:${SECRET}:owner`,
    `anna:${SECRET}:constructor`,
  ]) {
    expect(readAccountLine(line), line).toBeUndefined()
  }
})

it('accepts names that fit into a line, and passwords that are not short', () => {
  expect(['anna', 'a.b-c_d+e@acme.example'].every(isUserName)).toBe(true)
  expect(['', 'a:b', 'a b', 'a\nb', 'x'.repeat(65)].some(isUserName)).toBe(false)
  expect(passwordError('elevenchars')).toContain('at least 12')
  expect(passwordError('twelve chars')).toBeUndefined()
  expect(passwordError('öööööö'.normalize('NFD'))).toContain('at least 12')
  expect(passwordError('ö'.repeat(200).normalize('NFD'))).toBeUndefined()
})

it('replaces the line of the same name in a file that only its owner reads', () => {
  const file = join(testFolder('accounts'), 'desk-users')
  writeAccount(file, { ...ANNA, mayChange: false })
  chmodSync(file, 0o644)
  writeAccount(file, { ...ANNA, name: 'ann' })
  writeAccount(file, ANNA)
  expect(readFileSync(file, 'utf8')).toBe(`ann:${SECRET}:owner\nanna:${SECRET}:owner\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('does not start with an empty file or an invalid line', () => {
  const file = join(testFolder('accounts'), 'desk-users')
  expect(() => openAccountsFile(file, () => {})).toThrow(/No one can log in/)
  writeFileSync(file, `${accountLine(ANNA)}\nbob:hello:owner\n`)
  expect(() => openAccountsFile(file, () => {})).toThrow(`Line 2 of ${file}`)
})

it('rereads a changed file; an invalid line lets no one in', () => {
  const file = join(testFolder('accounts'), 'desk-users')
  const messages: string[] = []
  writeAccount(file, ANNA)
  const readAccounts = openAccountsFile(file, (sentence) => messages.push(sentence))
  expect([...readAccounts().keys()]).toEqual(['anna'])
  writeAccount(file, { ...ANNA, name: 'bob' })
  expect([...readAccounts().keys()]).toEqual(['anna', 'bob'])
  writeFileSync(file, `anna:broken\n${accountLine({ ...ANNA, name: 'bob' })}\n`)
  expect([...readAccounts().keys()]).toEqual(['bob'])
  rmSync(file)
  expect(readAccounts().size).toBe(0)
  expect(messages).toEqual([
    `Line 1 of ${file} was not written by owner desk-user.`,
    expect.stringContaining('Until then no one can log in.'),
  ])
})

it.each([
  ['a folder in its place', (file: string) => (rmSync(file), mkdirSync(file))],
  ['a link that leads nowhere', (file: string) => (rmSync(file), symlinkSync('nowhere', file))],
])('lets no one in while it cannot read the accounts: %s', (_what, replace) => {
  const file = join(testFolder('accounts'), 'desk-users')
  const messages: string[] = []
  writeAccount(file, ANNA)
  const readAccounts = openAccountsFile(file, (sentence) => messages.push(sentence))
  expect(readAccounts().size).toBe(1)
  replace(file)

  for (let index = 0; index < 3; index += 1) expect(readAccounts().size).toBe(0)
  expect(messages).toEqual([expect.stringMatching(/\. Until then no one can log in\.$/)])
  rmSync(file, { recursive: true })
  writeAccount(file, ANNA)
  expect([...readAccounts().keys()]).toEqual(['anna'])
})
