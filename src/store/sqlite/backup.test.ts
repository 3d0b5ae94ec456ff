import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { beforeEach, describe, expect, it } from 'vitest'

import { ADA, responseOf } from '../store.suite.ts'
import { testFolder } from '../test-folder.suite.ts'
import { backUp, newestBackup, restore } from './backup.ts'
import { eraseAgainInFile } from './erase-again.ts'
import { openSqliteOwnerStore } from './owner-store.ts'
import { openSqliteStore } from './store.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const BOB = { ...ADA, name: 'Bob', email: 'bob@nets.example' }

let file: string
let folder: string
beforeEach(async () => {
  const own = testFolder('backup')
  file = join(own, 'data/assessment.sqlite')
  folder = join(own, 'backups')
  const store = openSqliteStore(file)
  await store.saveLead('ada', ADA)
  await store.saveLead('bob', BOB)
  await store.saveResponse(responseOf('session_1', undefined, ADA.email))
  await store.close()
})

function minutesLater(minutes: number): Date {
  return new Date(+NOW + 60_000 * minutes)
}

async function erase(email: string): Promise<void> {
  const owner = await openSqliteOwnerStore(file)
  await owner.erase(email, NOW)
  await owner.close()
}

async function emails(): Promise<string[]> {
  const owner = await openSqliteOwnerStore(file)
  const { leads } = await owner.listLeads({ by: 'email' }, 0)
  await owner.close()
  return leads.map(({ email }) => email)
}

describe('a backup', () => {
  it('is complete, private and consistent, while a server runs', async () => {
    const store = openSqliteStore(file)
    await store.saveLead('cy', { ...ADA, email: 'cy@nets.example' })

    const backup = backUp(file, folder, NOW, { keep: 30 })

    expect(backup).toMatchObject({ leads: 3, responses: 1, deleted: 0 })
    expect(backup.file).toBe(join(folder, 'assessment-20261120T221328Z.sqlite'))
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(newestBackup(folder)).toMatchObject({ bytes: backup.bytes })
    await store.close()
  })

  it('of a damaged file is not kept', () => {
    const bytes = readFileSync(file)
    bytes.fill(7, 4096, 3 * 4096)
    writeFileSync(file, bytes)

    expect(() => backUp(file, folder, NOW, { keep: 30 })).toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  it('replaces the oldest one, by number and not by age', () => {
    for (const minutes of [0, 1, 2, 3]) backUp(file, folder, minutesLater(minutes), { keep: 3 })

    expect(readdirSync(folder).toSorted()).toEqual([
      'assessment-20261120T221428Z.sqlite',
      'assessment-20261120T221528Z.sqlite',
      'assessment-20261120T221628Z.sqlite',
    ])
    expect(() => backUp(file, folder, minutesLater(3), { keep: 3 })).toThrow('already exists')
  })

  it('has the list of erased rows beside it', async () => {
    await erase(BOB.email)
    backUp(file, folder, NOW, { keep: 30 })

    expect(readFileSync(join(folder, 'erased'))).toEqual(readFileSync(`${file}.erased`))
  })
})

describe('a restore', () => {
  it('puts the backup in place, and keeps the previous database', async () => {
    const backup = backUp(file, folder, NOW, { keep: 30 })
    const store = openSqliteStore(file)
    await store.saveLead('cy', { ...ADA, email: 'cy@nets.example' })

    await expect(restore(backup.file, file, NOW, {})).rejects.toThrow('stop it first')
    await store.close()
    const { keptAs, ...restored } = await restore(backup.file, file, NOW, {})

    expect(restored).toEqual({
      ...{ leads: 2, responses: 1, erasedAgain: { leads: 0, responses: 0 } },
    })
    expect(await emails()).toEqual([ADA.email, BOB.email])
    expect(keptAs).toBe(`${file}.before-20261120T221328123Z`)
    const kept = new DatabaseSync(keptAs ?? '', { readOnly: true })
    expect(kept.prepare('SELECT count(*) AS n FROM maturity_quiz_leads').get()).toEqual({ n: 3 })
    kept.close()
    await openSqliteStore(file).close()
  })

  it('erases again everyone erased since the backup, without a byte left', async () => {
    const backup = backUp(file, folder, NOW, { keep: 30 })
    await erase(ADA.email)

    const restored = await restore(backup.file, file, NOW, {})

    expect(restored).toMatchObject({ leads: 1, erasedAgain: { leads: 1, responses: 1 } })
    expect(await emails()).toEqual([BOB.email])
    expect(readFileSync(file).includes(ADA.email)).toBe(false)
  })

  it('finds the list beside the backup on a new machine', async () => {
    const backup = backUp(file, folder, NOW, { keep: 30 })
    await erase(ADA.email)
    backUp(file, folder, minutesLater(1), { keep: 30 })
    for (const suffix of ['', '.erased']) rmSync(file + suffix)

    await restore(backup.file, file, NOW, {})

    expect(await emails()).toEqual([BOB.email])
  })

  it('fails without the list, unless it is lost', async () => {
    await erase(ADA.email)
    const backup = backUp(file, folder, NOW, { keep: 30 })
    for (const list of [`${file}.erased`, join(folder, 'erased')]) rmSync(list)

    await expect(restore(backup.file, file, NOW, {})).rejects.toThrow(
      'if it is lost, add --list-is',
    )
    expect(await emails()).toEqual([BOB.email])
    expect(await restore(backup.file, file, NOW, { isListLost: true })).toMatchObject({ leads: 1 })
  })

  it('fails without a list that only the current database knows about', async () => {
    const backup = backUp(file, folder, NOW, { keep: 30 })
    await erase(ADA.email)
    rmSync(`${file}.erased`)

    await expect(restore(backup.file, file, NOW, {})).rejects.toThrow('is missing')
  })

  it.each([
    ['is not there', (path: string) => rmSync(path), 'There is no file'],
    ['is cut', (path: string) => truncateSync(path, 5000), /damaged|cannot be used/],
    ['is something else', (path: string) => writeFileSync(path, 'x'.repeat(9000)), 'not a SQLite'],
    ['is of a newer version', newer, 'A newer version of this product'],
  ])('of a backup that %s fails, and changes nothing', async (_, spoil, sentence) => {
    const backup = backUp(file, folder, NOW, { keep: 30 })
    spoil(backup.file)

    await expect(restore(backup.file, file, NOW, {})).rejects.toThrow(sentence)

    expect(await emails()).toEqual([ADA.email, BOB.email])
    expect(existsSync(`${file}.restoring`)).toBe(false)
  })

  function newer(path: string): void {
    const db = new DatabaseSync(path)
    db.exec('PRAGMA user_version = 99')
    db.close()
  }
})

it('a file that was restored by hand is erased again at the next start', async () => {
  const before = readFileSync(file)
  await erase(ADA.email)
  writeFileSync(file, before)
  const store = openSqliteStore(file)

  expect(await eraseAgainInFile(file, undefined)).toBeUndefined()
  await store.close()
  expect(await emails()).toEqual([BOB.email])
})
