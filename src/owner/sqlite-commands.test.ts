import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { finish } from '../store/owner/benchmark.suite.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import { describeCommands } from './commands.suite.ts'
import { describeDesk } from './desk/desk.suite.ts'
import { describeErasedList } from './erased-list.suite.ts'
import { NOW, owner } from './owner.suite.ts'
import type { OwnerDatabase } from './owner.suite.ts'
import { runOwner } from './run-owner.ts'

const folder = testFolder('commands', afterAll)
let made = 0

async function setup(): Promise<OwnerDatabase & { file: string; folder: string }> {
  const own = join(folder, String((made += 1)))
  const file = join(own, 'assessment.sqlite')
  return {
    ...{ file, folder: own, url: `file:${file}` },
    openStore: async (options) => openSqliteStore(file, options),
    run: async (sql) => {
      const db = new DatabaseSync(file, { timeout: 5000 })
      db.exec(sql)
      db.close()
    },
  }
}

describeCommands('SQLite', setup)
describeDesk('SQLite', setup)
describeErasedList('SQLite', setup)

/** Some seconds after NOW. */
function later(seconds: number): Date {
  return new Date(+NOW + 1000 * seconds)
}

const BOB = { name: 'Bob', company: 'Nets', designation: 'VP', email: 'bob@nets.example' }
const LEAD = { name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' }

describe('backup and restore', () => {
  it('write, verify and put back the database of a server', async () => {
    const database = await setup()
    const store = await database.openStore()
    await store.saveLead('key-1', LEAD)
    const backups = join(database.folder, 'backups')
    const name = join(backups, 'assessment-20261120T221328Z.sqlite')

    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const old = await owner(database, ['backup', backups], {
        now: new Date(Date.UTC(2026, 9, day)),
      })
      expect(old.exitCode).toBe(0)
    }
    const backup = await owner(database, ['backup', backups, '--keep', '30d'], { now: NOW })
    expect(backup).toMatchObject({ exitCode: 0, stdout: `${name}\n` })
    expect(backup.stderr).toMatch(/^1 lead and 0 responses, \d+ KB, read back in full\.\n/)
    expect(backup.stderr).toContain('1 older backup deleted.')
    expect(readdirSync(backups)).toHaveLength(7)
    expect(readdirSync(backups)).not.toContain('assessment-20261001T000000Z.sqlite')
    expect(await owner(database, ['verify', name])).toEqual({
      ...{ exitCode: 0, stderr: '' },
      stdout: [
        'ok           The file is whole.',
        'ok           It holds 1 leads and 0 responses.',
        'not checked  The scores of a backup: owner verify compares them once it is restored.\n',
      ].join('\n'),
    })

    expect(await owner(database, ['restore', name])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^Another server uses the database file .*stop it first/),
    })
    await owner(database, `erase ${LEAD.email}`)
    await store.close()
    const restored = await owner(database, ['restore', name], { now: NOW })
    expect(restored).toMatchObject({ exitCode: 0, stdout: 'Restored 0 leads and 0 responses.\n' })
    expect(restored.stderr).toContain('1 person erased since the backup: 1 row deleted again.')
    expect(restored.stderr).toContain('.before-20261120T221328123Z: delete it when all is well.')
  })

  it('bring back a benchmark, and say so', async () => {
    const database = await setup()
    const store = await database.openStore()
    await finish(store, 0, 120)
    expect((await owner(database, 'publish', { now: NOW })).exitCode).toBe(0)
    const backup = await owner(database, ['backup', database.folder], { now: NOW })
    await owner(database, 'withdraw')
    await store.close()

    const restored = await owner(database, ['restore', backup.stdout.trim()])

    expect(restored.stderr).toContain('The benchmark published on 2026-11-20 was in the backup')
    const verified = await owner(database, 'verify')
    expect(verified.stdout).toContain('A benchmark of about 100 people is published.\n')
    expect((await owner(database, 'publish', { now: later(60) })).stderr).toContain(
      '30 more days needed',
    )
  })

  it('know in a new folder who was erased after the backup', async () => {
    const { database, store, backups, oldest } = await eraseAfterBackup()
    await store.close()
    expect((await owner(database, ['backup', backups], { now: later(1) })).exitCode).toBe(0)
    rmSync(database.file)
    rmSync(`${database.file}.erased`)
    const elsewhere = await setup()

    const restored = await owner(elsewhere, ['restore', oldest])

    expect(restored).toMatchObject({ exitCode: 0, stdout: 'Restored 1 lead and 0 responses.\n' })
    expect(restored.stderr).toContain('1 person erased since the backup: 1 row deleted again.')
    expect(restored.stderr).toContain(`list of erased emails is now ${elsewhere.file}.erased too`)
    expect((await owner(elsewhere, `erase ${BOB.email}`)).exitCode).toBe(0)
  })

  it('say loudly that nobody can know who was erased', async () => {
    const { store, oldest } = await eraseAfterBackup()
    await store.close()
    const elsewhere = await setup()

    const restored = await owner(elsewhere, ['restore', oldest])

    expect(restored).toMatchObject({ exitCode: 0, stdout: 'Restored 2 leads and 0 responses.\n' })
    expect(restored.stderr).toMatch(/^WARNING: There is no list of erased emails at .*\.erased/m)
  })

  it('refuse a backup that knows of an erasure when the list is missing or another', async () => {
    const { database, store, backups } = await eraseAfterBackup()
    const newest = await owner(database, ['backup', backups], { now: later(1) })
    await store.close()
    rmSync(join(backups, 'erased-emails'))
    const elsewhere = await setup()
    const line = ['restore', newest.stdout.trim()]

    const refused = await owner(elsewhere, line)
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
    expect(refused.stderr).toContain('knows of 1 erasure')
    expect(existsSync(elsewhere.file)).toBe(false)

    const told = await owner(elsewhere, [...line, '--list-is-lost'])
    expect(told).toMatchObject({ exitCode: 0, stdout: 'Restored 1 lead and 0 responses.\n' })
    expect((await owner(elsewhere, `erase ${BOB.email}`)).exitCode).toBe(0)
  })

  it('say that the list of a database that knows of erasures is not there', async () => {
    const { database, store, backups } = await eraseAfterBackup()
    rmSync(`${database.file}.erased`)

    const backup = await owner(database, ['backup', backups], { now: later(1) })

    expect(backup).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('.sqlite\n') })
    expect(backup.stderr).toContain('The backup is intact, but the database knows of 1 erasure')
    await store.close()
  })

  /** Two leads, a backup of both, and an erasure after it. */
  async function eraseAfterBackup() {
    const database = await setup()
    const store = await database.openStore()
    await store.saveLead('key-1', LEAD)
    await store.saveLead('key-2', BOB)
    const backups = join(database.folder, 'backups')
    const { stdout } = await owner(database, ['backup', backups], { now: NOW })
    await owner(database, `erase ${LEAD.email}`)
    return { database, store, backups, oldest: stdout.trim() }
  }

  it('say where they find nothing', async () => {
    const database = await setup()

    expect(await owner(database, ['backup', folder])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^There is no database at .*start the server once/),
    })
    expect(await owner(database, 'restore none.sqlite')).toMatchObject({
      exitCode: 1,
      stderr: 'There is no file none.sqlite.\n',
    })
    expect(await owner(database, 'verify none.sqlite')).toMatchObject({ exitCode: 1 })
  })

  it('say which folder cannot be used', async () => {
    const database = await setup()
    await (await database.openStore()).close()
    const file = join(database.folder, 'a-file')
    writeFileSync(file, '')

    expect(await owner(database, ['backup', file])).toMatchObject({
      exitCode: 1,
      stderr: `${file} is not a folder: name another place.\n`,
    })
    const out = join(database.folder, 'none/leads.csv')
    expect(await owner(database, ['export', 'leads', '--out', out])).toMatchObject({
      exitCode: 1,
      stderr: `There is no ${out}.partial: make the folder first, or correct the name.\n`,
    })
  })
})

describe('a line that is not understood', () => {
  it.each([
    ['led', "unknown command 'led'"],
    ['export leads --sinse 7d', "unknown option '--sinse'"],
    ['export leads more', 'too many arguments'],
    [
      'export leads --since 2026-02-30',
      "'2026-02-30' is invalid. It takes a date such as 2026-11-01",
    ],
    ['export leads --since 2026-12-01 --until 2026-11-01', 'the period is empty'],
    ['export leads --stage best', 'It is one of Ad Hoc, Foundational, Evolving'],
    ['export', "missing required argument 'what'"],
    ['export people', 'Allowed choices are leads, responses, deliveries, numbers.'],
    ['export leads --format xml', 'Allowed choices are csv, jsonl.'],
    ['export leads --format jsonl --bom', '--bom is for CSV'],
    ['export leads --out', "option '--out <file>' argument missing"],
    ['export responses --company a', '--company, --source and --quarantined are for leads'],
    ['export numbers --source a', '--company, --source and --quarantined are for leads'],
    ['export responses --stage none', '--stage none is for leads: every response has a stage'],
    ['export numbers --stage evolving', '--stage is for leads and responses'],
    ['erase', "'' is no email"],
    ['erase ada', "'ada' is no email"],
    ['erase --again ada@a.example', '--again takes no email'],
    ['purge', "required option '--older-than <days>' not specified"],
    ['purge --older-than 1y', 'It takes days from 1d to 36500d.'],
    ['publish now', 'too many arguments'],
    ['replay', "missing required argument 'which'"],
    ['backup', "missing required argument 'folder'"],
    ['backup a --keep forever', 'It takes days from 1d to 36500d.'],
    ['restore', "missing required argument 'file'"],
    ['desk --port 70000', 'It takes a number from 0 to 65535.'],
    ['move', "required option '--to <url>' not specified"],
    ['move --to file:b.sqlite', '--to is not a valid PostgreSQL address: write postgres://'],
    ['verify a b', 'too many arguments'],
    ['mail', "required option '--test <address>' not specified"],
    ['mail --test a@b.example,c@d.example', 'It takes one address, such as you@company.com.'],
    ['chat', "required option '--test' not specified"],
  ])('%s', async (line, sentence) => {
    const { exitCode, stdout, stderr } = await owner(await setup(), line)

    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('Add --help to see what it takes.')
  })
})

it('opens no desk with a setting that it cannot read', async () => {
  const { url } = await setup()
  const told: string[] = []
  const terminal = {
    ...{ write: async () => {}, progress: () => {} },
    tell: (sentence: string) => void told.push(sentence),
  }

  const env = { DATABASE_URL: url, RETENTION_DAYS: 'abc' }
  expect(await runOwner(['desk', '--no-open'], env, terminal, NOW)).toBe(1)
  expect(told).toEqual(["RETENTION_DAYS must be a whole number from 1 to 36500, but is 'abc'."])
})

const NAMES = [
  ...['desk', 'export', 'replay', 'publish', 'withdraw', 'erase', 'purge'],
  ...['mail', 'chat', 'backup', 'restore', 'verify', 'move', 'migrate'],
]

describe('help', () => {
  it.each(['', 'help', '--help', '-h'])('of "%s" names every command', async (line) => {
    const { exitCode, stdout } = await owner(await setup(), line)

    expect(exitCode).toBe(0)
    for (const name of NAMES) expect(stdout).toMatch(new RegExp(`^  ${name}\\b.* [a-z]`, 'm'))
  })

  it.each(
    NAMES.flatMap((name) => [
      [name, `help ${name}`],
      [name, `${name} --help`],
    ]),
  )('of %s has usage and options', async (name, line) => {
    const { exitCode, stdout } = await owner(await setup(), line)

    expect(exitCode).toBe(0)
    expect(stdout).toMatch(new RegExp(`^Usage: owner ${name}\\b`))
    expect(stdout).toContain('--database <url>')
  })

  it.each([
    'export leads --since 30d --stage Strategic',
    'export numbers --since 2026-01-01 --until 2026-03-31',
    'backup /mnt/backups --keep 30d',
    'purge --older-than 365d --dry-run',
    'erase ada@engines.example --dry-run',
    'replay failed',
  ])('would find %s understood', async (line) => {
    // There is no database, so a command that is understood fails instead of being refused.
    expect((await owner(await setup(), line)).exitCode).toBe(1)
  })
})

describe('a database that is not to be had', () => {
  it('is told when the file is missing or the address is none', async () => {
    const database = await setup()
    expect((await owner(database, 'export leads')).stderr).toMatch(
      /^There is no database at .*\.\n$/,
    )
    expect(await owner(database, 'export leads --database mysql://x')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^DATABASE_URL is neither a file nor a PostgreSQL address/),
    })
  })
})
