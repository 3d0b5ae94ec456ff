import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { beforeEach, describe, expect, it } from 'vitest'

import { ADA, responseOf } from '../../../tests/support/store-suite.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { backUp, newestBackup } from './backup.ts'
import { openSqliteOwnerStore } from './owner-store.ts'
import { restore } from './restore.ts'
import { openSqliteStore } from './store.ts'
import { listLeads } from '../desk/leads.ts'
import { eraseEmail, NO_ROWS } from '../erase.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const BOB = { ...ADA, name: 'Bob', email: 'bob@nets.example' }

const TEAM = 'K7Q2M4XT9B3C5D6E'
const MEMBERS = ['A'.repeat(16), 'B'.repeat(16)]

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
  for (const member of MEMBERS) await store.saveTeamAnswers({ team: TEAM, member }, '58MQ-G0FQ')
  await store.close()
})

function minutesLater(minutes: number): Date {
  return new Date(+NOW + 60_000 * minutes)
}

async function erase(email: string): Promise<void> {
  const owner = await openSqliteOwnerStore(file)
  await eraseEmail(owner, email, NOW)
  await owner.close()
}

async function emails(): Promise<string[]> {
  const owner = await openSqliteOwnerStore(file)
  const { leads } = await listLeads(owner, { by: 'email' }, 0)
  await owner.close()
  return leads.map(({ email }) => email)
}

describe('a backup', () => {
  it('is complete, private and consistent, while a server runs', async () => {
    const store = openSqliteStore(file)
    await store.saveLead('cy', { ...ADA, email: 'cy@nets.example' })

    const backup = backUp(file, folder, NOW, 30)

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

    expect(() => backUp(file, folder, NOW, 30)).toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  it('replaces the oldest one of its database, by number and not by age', async () => {
    await openSqliteStore(`${file}.other`).close()
    backUp(`${file}.other`, folder, minutesLater(-1), 3)
    for (const minutes of [0, 1, 2, 3]) backUp(file, folder, minutesLater(minutes), 3)

    expect(readdirSync(folder).toSorted()).toEqual([
      'assessment-20261120T221228Z.sqlite',
      'assessment-20261120T221428Z.sqlite',
      'assessment-20261120T221528Z.sqlite',
      'assessment-20261120T221628Z.sqlite',
    ])
    expect(() => backUp(file, folder, minutesLater(3), 3)).toThrow('already exists')
  })

  it('is not deleted by the clock that made it, if another one was made by a clock ahead', () => {
    backUp(file, folder, minutesLater(60 * 24), 30)
    const { file: backup } = backUp(file, folder, NOW, 1)

    expect(readdirSync(folder)).toEqual([basename(backup)])
  })

  it('made by a clock ahead neither stays for good nor hides that of the last night', () => {
    const inDays = (days: number) => new Date(Date.now() + 86_400_000 * days)
    const ahead = backUp(file, folder, inDays(400), 2)
    utimesSync(ahead.file, inDays(400), inDays(400))
    const nights = [-2, -1, 0].map((day) => backUp(file, folder, inDays(day), 2).file)

    expect(readdirSync(folder).toSorted()).toEqual(nights.slice(1).map((each) => basename(each)))
    const again = backUp(file, folder, inDays(400), 30).file
    utimesSync(again, inDays(400), inDays(400))
    expect(newestBackup(folder)?.file).toBe(basename(nights[2] ?? ''))
  })

  it('leaves alone another one of the same second', () => {
    mkdirSync(folder)
    const other = join(folder, 'assessment-20261120T221328Z.sqlite.partial')
    writeFileSync(other, 'half')

    expect(() => backUp(file, folder, NOW, 30)).toThrow('already exists')
    expect(readFileSync(other, 'utf8')).toBe('half')
  })

  it('takes away what killed ones left, after an hour', () => {
    mkdirSync(folder)
    const left = (name: string, minutesAgo: number) => {
      writeFileSync(join(folder, name), 'everybody')
      const time = Date.now() / 1000 - 60 * minutesAgo
      utimesSync(join(folder, name), time, time)
      return name
    }
    left('assessment-20261119T010000Z.sqlite.partial', 61)
    left('assessment-20261119T010000Z.sqlite.partial-journal', 61)
    const running = left('assessment-20261120T221300Z.sqlite.partial', 59)
    const foreign = left('photos.partial', 1000)

    const { file: backup } = backUp(file, folder, NOW, 30)

    expect(readdirSync(folder).toSorted()).toEqual([running, foreign, basename(backup)].toSorted())
  })
})

describe('a restore', () => {
  it('puts the backup in place, and keeps the previous database', async () => {
    const backup = backUp(file, folder, NOW, 30)
    const store = openSqliteStore(file)
    await store.saveLead('cy', { ...ADA, email: 'cy@nets.example' })

    await expect(restore(backup.file, file, NOW)).rejects.toThrow('stop it first')
    await store.close()
    const { keptAs, ...restored } = await restore(backup.file, file, NOW)

    expect(restored).toEqual({
      ...{ leads: 2, responses: 1, teamAnswers: 2, erasedAgain: NO_ROWS },
      ...{ marks: [{ file, marks: 0 }], isErasureKnown: true },
    })
    expect(await emails()).toEqual([ADA.email, BOB.email])
    expect(keptAs).toBe(`${file}.before-20261120T221328123Z`)
    const kept = new DatabaseSync(keptAs ?? '', { readOnly: true })
    expect(kept.prepare('SELECT count(*) AS n FROM maturity_quiz_leads').get()).toEqual({ n: 3 })
    kept.close()
    await openSqliteStore(file).close()
  })

  it('erases again everyone erased since the backup', async () => {
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)

    const restored = await restore(backup.file, file, NOW)

    expect(restored).toMatchObject({
      ...{ leads: 1, erasedAgain: { leads: 1, responses: 1 } },
      ...{ marks: [{ file, marks: 2 }], isErasureKnown: true },
    })
    expect(await emails()).toEqual([BOB.email])
  })

  it('takes answers out of a team again that were taken out since the backup', async () => {
    const backup = backUp(file, folder, NOW, 30)
    const [member = ''] = MEMBERS
    const before = openSqliteStore(file)
    await before.takeOutTeamAnswers({ team: TEAM, member })
    await before.close()

    const restored = await restore(backup.file, file, NOW)

    expect(restored).toMatchObject({ teamAnswers: 1, erasedAgain: { ...NO_ROWS, teamAnswers: 1 } })
    const store = openSqliteStore(file)
    expect(await store.saveTeamAnswers({ team: TEAM, member }, '58MQ-G0FQ')).toBe('repeated')
    expect(await store.readTeamCodes(TEAM)).toHaveLength(1)
    await store.close()
  })

  it('lets no browser bring back who was erased before it', async () => {
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    await restore(backup.file, file, NOW)
    const store = openSqliteStore(file)

    expect(await store.saveLead('ada', ADA)).toBe('repeated')
    expect(await store.saveResponse(responseOf('session_1'))).toBe('repeated')
    await store.close()

    expect(await emails()).toEqual([BOB.email])
  })

  it('of a second, older backup keeps what the first one knew', async () => {
    const oldest = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    const second = backUp(file, folder, minutesLater(1), 30)
    await erase(BOB.email)

    await restore(second.file, file, NOW)
    await restore(oldest.file, file, minutesLater(2))

    expect(await emails()).toEqual([])
  })

  it('finds who was erased in a newer backup, on a new machine', async () => {
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    const second = backUp(file, folder, minutesLater(1), 30)
    rmSync(file)

    const restored = await restore(backup.file, file, minutesLater(2))

    expect(restored).toMatchObject({
      marks: [{ file: second.file, marks: 2 }],
      ...{ isErasureKnown: false, knownUntil: new Date('2026-11-20T22:14:28Z') },
    })
    expect(await emails()).toEqual([BOB.email])
  })

  it('does not take a backup for newer that was made by a clock ahead', async () => {
    backUp(file, folder, minutesLater(60 * 24 * 400), 30)
    const backup = backUp(file, folder, new Date(), 30)
    await erase(ADA.email)
    rmSync(file)

    expect(await restore(backup.file, file, new Date())).toMatchObject({
      ...{ isErasureKnown: false, knownUntil: undefined },
    })
  })

  it.each([
    ['a lead', async () => addLead('cy')],
    ['an erasure', async () => erase(BOB.email)],
    ['a start', async () => openSqliteStore(file).close()],
  ])('tells that erasures are unknown after a way back to before %s', async (what, change) => {
    const earlier = readFileSync(file)
    await change()
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    writeFileSync(file, earlier)
    // The server was started since, which only a state without any difference cannot tell.
    if (what !== 'a start') await openSqliteStore(file).close()

    expect(await restore(backup.file, file, NOW)).toMatchObject({
      ...{ isErasureKnown: false, knownUntil: undefined },
    })
  })

  it('of the right backup after a wrong one still knows of every erasure', async () => {
    const wrong = backUp(file, folder, NOW, 30)
    await addLead('cy')
    const right = backUp(file, folder, minutesLater(1), 30)
    await erase(ADA.email)

    await restore(wrong.file, file, minutesLater(2))
    const restored = await restore(right.file, file, minutesLater(3))

    expect(restored).toMatchObject({ isErasureKnown: true, leads: 2 })
  })

  async function addLead(name: string): Promise<void> {
    const store = openSqliteStore(file)
    await store.saveLead(name, { ...ADA, email: `${name}@nets.example` })
    await store.close()
  }

  it('knows no more of erasures after a restore that did not know of them', async () => {
    const first = backUp(file, folder, NOW, 30)
    const second = backUp(file, folder, minutesLater(1), 30)
    rmSync(file)
    const before = join(testFolder('alone'), basename(first.file))
    copyFileSync(first.file, before)
    expect(await restore(before, file, NOW)).toMatchObject({ isErasureKnown: false })

    expect(await restore(second.file, file, minutesLater(2))).toMatchObject({
      isErasureKnown: false,
    })
  })

  it('reads who was erased in databases that earlier restores put aside', async () => {
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    await restore(backup.file, file, NOW)
    writeFileSync(file, 'x'.repeat(9000))

    await restore(backup.file, file, minutesLater(1))

    expect(await emails()).toEqual([BOB.email])
  })

  it.each([
    ['nothing else is there', async () => rmSync(file)],
    ['the present database is damaged', async () => writeFileSync(file, 'x'.repeat(9000))],
    ['the present database is another one', startAnew],
  ])('tells that erasures are unknown if %s', async (_, spoil) => {
    const backup = backUp(file, folder, NOW, 30)
    await erase(ADA.email)
    await spoil()

    const restored = await restore(backup.file, file, NOW)

    expect(restored).toMatchObject({ leads: 2, isErasureKnown: false })
    expect(restored.marks.filter(({ marks }) => marks !== undefined)).toEqual([])
  })

  async function startAnew(): Promise<void> {
    rmSync(file)
    await openSqliteStore(file).close()
  }

  it('of what an earlier one put aside does not bring back who was erased only there', async () => {
    const backup = backUp(file, folder, NOW, 30)
    await addLead('cy')
    const { keptAs = '' } = await restore(backup.file, file, NOW)

    const owner = await openSqliteOwnerStore(file)
    expect(owner.rowsAside('cy@nets.example')).toMatchObject([{ file: keptAs }])
    expect(await eraseEmail(owner, 'cy@nets.example', NOW)).toEqual({ leads: 0, responses: 0 })
    await owner.close()
    expect([`${keptAs}-wal`, `${keptAs}-shm`].filter(existsSync)).toEqual([])
    await restore(keptAs, file, minutesLater(1))

    expect(await emails()).toEqual([ADA.email, BOB.email])
  })

  it('of what an earlier one put aside leaves out answers that were taken out since', async () => {
    const backup = backUp(file, folder, NOW, 30)
    const late = { team: TEAM, member: 'C'.repeat(16) }
    const before = openSqliteStore(file)
    await before.saveTeamAnswers(late, '58MQ-G0FQ')
    await before.close()
    const { keptAs = '' } = await restore(backup.file, file, NOW)
    const between = openSqliteStore(file)
    await between.takeOutTeamAnswers(late)
    await between.dropTeamMarks(new Date(Date.now() + 60_000))
    await between.close()

    await restore(keptAs, file, minutesLater(1))

    const store = openSqliteStore(file)
    expect(await store.readTeamCodes(TEAM)).toHaveLength(MEMBERS.length)
    await store.close()
  })

  it('has the rows that are only in the log of a copied database', async () => {
    const store = openSqliteStore(file)
    await store.saveLead('cy', { ...ADA, email: 'cy@nets.example' })
    const copy = join(testFolder('copied'), 'a.sqlite')
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix)
    const before = readFileSync(copy)
    await store.close()
    rmSync(file)

    expect(await restore(copy, file, NOW)).toMatchObject({ leads: 3 })

    expect(readFileSync(copy)).toEqual(before)
    expect(await emails()).toEqual([ADA.email, BOB.email, 'cy@nets.example'])
  })

  it('of a file whose tables are only in a log that is missing names that log', async () => {
    const copy = join(testFolder('copied'), 'a.sqlite')
    const db = new DatabaseSync(copy)
    db.exec('PRAGMA journal_mode = WAL')
    db.close()

    await expect(restore(copy, file, NOW)).rejects.toThrow(`the file ${copy}-wal`)
    expect(await emails()).toEqual([ADA.email, BOB.email])
  })

  it('is refused while a desk is open, which would go on with the previous database', async () => {
    const backup = backUp(file, folder, NOW, 30)
    const desk = await openSqliteOwnerStore(file)

    await expect(restore(backup.file, file, NOW)).rejects.toThrow('stop the desk')
    await eraseEmail(desk, ADA.email, NOW)
    await desk.close()

    expect(await emails()).toEqual([BOB.email])
    await restore(backup.file, file, NOW)
    expect(await emails()).toEqual([BOB.email])
  })

  it('that was interrupted can be done again', async () => {
    const backup = backUp(file, folder, NOW, 30)
    for (const suffix of ['', '-wal', '-shm']) writeFileSync(`${file}.restoring${suffix}`, 'half')

    expect(await restore(backup.file, file, NOW)).toMatchObject({ leads: 2 })
  })

  it('that was killed leaves nothing after the next start', async () => {
    for (const suffix of ['', '-wal', '-shm']) writeFileSync(`${file}.restoring${suffix}`, 'half')

    await openSqliteStore(file).close()

    expect(readdirSync(dirname(file)).filter((name) => name.includes('restoring'))).toEqual([])
  })

  it.each([
    ['is not there', (path: string) => rmSync(path), 'There is no file'],
    ['is cut', (path: string) => truncateSync(path, 5000), /damaged|cannot be used/],
    ['is something else', (path: string) => writeFileSync(path, 'x'.repeat(9000)), 'not a SQLite'],
    ['is of a newer version', makeNewer, 'A newer version of this product'],
  ])('of a backup that %s fails, and changes nothing', async (_, spoil, sentence) => {
    const backup = backUp(file, folder, NOW, 30)
    spoil(backup.file)

    await expect(restore(backup.file, file, NOW)).rejects.toThrow(sentence)

    expect(await emails()).toEqual([ADA.email, BOB.email])
    expect(existsSync(`${file}.restoring`)).toBe(false)
  })

  function makeNewer(path: string): void {
    const db = new DatabaseSync(path)
    db.exec('PRAGMA user_version = 99')
    db.close()
  }
})
