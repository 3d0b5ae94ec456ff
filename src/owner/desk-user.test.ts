import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../tests/support/test-folder.ts'
import { isPasswordOf, readAccountLine } from '../desk/server/account.ts'

/** Runs the command as a script does: the password comes from standard input. */
async function deskUser(file: string | undefined, words: readonly string[], password: string) {
  const child = spawn(process.execPath, ['src/owner/main.ts', 'desk-user', ...words], {
    env: { NODE_COMPILE_CACHE: '.cache/compile', ...(file !== undefined && { DESK_USERS: file }) },
  })
  child.stdin.end(`${password}\n`)
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code: Number(code), stdout, stderr }
}

it('writes a line for each person, and a new password in place of the old one', async () => {
  const file = join(testFolder('desk-user'), 'desk-users')
  const first = await deskUser(file, ['anna'], 'the first password')
  expect(first).toEqual({ code: 0, stdout: '', stderr: 'anna can log in to the desk.\n' })
  await deskUser(file, ['bob', '--look-only'], 'the password of bob')
  await deskUser(file, ['anna'], 'the second password')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const [bob, anna] = lines.map(readAccountLine)
  expect(lines).toHaveLength(2)
  expect(bob).toMatchObject({ name: 'bob', mayChange: false })
  expect(anna).toMatchObject({ name: 'anna', mayChange: true })
  expect(await isPasswordOf(anna, 'the second password')).toBe(true)
  expect(await isPasswordOf(anna, 'the first password')).toBe(false)
})

it('reports an invalid name, password or setting', async () => {
  const file = join(testFolder('desk-user'), 'desk-users')
  const [name, short, unset] = await Promise.all([
    deskUser(file, ['a:b'], 'the first password'),
    deskUser(file, ['anna'], 'short'),
    deskUser(undefined, ['anna'], 'the first password'),
  ])
  expect(name.code).toBe(2)
  expect(name.stderr).toContain("'a:b' is not a valid name")
  expect(short).toMatchObject({ code: 1, stderr: 'The password needs at least 12 characters.\n' })
  expect(unset.stderr).toContain('Set DESK_USERS')
})
