import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assessmentFolder } from '../../src/folder/compile-folder.ts'
import { secretOf } from '../../src/desk/server/account.ts'
import { writeAccount } from '../../src/desk/server/accounts-file.ts'
import { runOwner } from '../../src/owner/run-owner.ts'
import { readServiceSettings } from '../../src/desk/server/service-settings.ts'
import { parseConfig } from '../../src/server/config.ts'

type Setting = { name: string; value: string; meaning: string }

/** `.env.example` is the one list. */
const [OURS = ''] = readFileSync('.env.example', 'utf8').split('# For compose.yaml only')
const SETTINGS = settingsIn(OURS)

it('lists every setting that the code reads, and no other', async () => {
  expect(SETTINGS.map(({ name }) => name).toSorted()).toEqual([...(await readNames())].toSorted())
})

it('has values that the server takes', () => {
  const ofServer = SETTINGS.filter(({ name }) => name !== 'ASSESSMENT')
  const env = Object.fromEntries(ofServer.map(({ name, value }) => [name, value]))
  expect(parseConfig(env)).toMatchObject({ ok: true })
})

it('is the table in README, where an example is marked as one', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` /.test(line))
    .map((line) => line.split('|').map(plain))
  expect(
    rows.map(([, name, value = '', meaning]) => ({
      name,
      value: value.replace('e.g. ', ''),
      meaning,
    })),
  ).toEqual(SETTINGS.map(({ name, value, meaning }) => ({ name, value, meaning: plain(meaning) })))
})

it('names as a default in README only what is one', () => {
  const defaults = [
    ...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| `([^`]+)` +\|/gm),
  ]
  expect(defaults.length).toBeGreaterThan(8)
  for (const [, name = '', value] of defaults.filter(([, each]) => each !== 'ASSESSMENT'))
    expect(parseConfig({ [name]: value })).toEqual(parseConfig({}))
})

/** Comment lines, then `#NAME=value`. */
function settingsIn(text: string): Setting[] {
  const blocks = text.matchAll(/((?:^# .*\n)+)#([A-Z_]+)=(.*)$/gm)
  return Array.from(blocks, ([, comment = '', name = '', value = '']) => ({
    name,
    value: value.replace(/^"(.*)"$/, '$1'),
    meaning: comment.replaceAll(/^# /gm, '').trim().replaceAll('\n', ' '),
  }))
}

/** Without links and marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll('`', '')
    .trim()
}

/** What server, owner and build read of the environment. */
async function readNames(): Promise<Set<string>> {
  const names = new Set<string>()
  const users = join(tmpdir(), `assessment-users-${process.pid}`)
  writeAccount(users, { name: 'anna', secret: await secretOf('a long password'), mayChange: true })
  const given: Record<string, string> = {
    WEBHOOK_URL: 'https://crm.example.com',
    RETENTION_DAYS: '365',
    METRICS_PORT: '9464',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@example.com',
    DESK_USERS: users,
    DATABASE_URL: 'file:/no/such/folder/assessment.sqlite',
  }
  const env: NodeJS.ProcessEnv = new Proxy(given, {
    get: (target, name) => {
      names.add(String(name))
      return target[String(name)]
    },
  })
  parseConfig(env)
  readServiceSettings(env, () => {})
  assessmentFolder(env)
  const terminal = { write: async () => {}, info: () => {}, progress: () => {} }
  // It reads its settings before it finds no database there.
  await runOwner(['desk', '--service'], env, terminal, new Date())
  return names
}
