import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import { owner } from './owner.suite.ts'
import type { OwnerDatabase } from './owner.suite.ts'

const ADA = { name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' }
const BOB = { name: 'Bob', company: 'Nets', designation: 'VP', email: 'bob@nets.example' }

/** The list of erased emails at work, on one engine: what it knows outlives the database. */
export function describeErasedList(name: string, setup: () => Promise<OwnerDatabase>): void {
  describe(`the list of erased emails of ${name}`, { timeout: 30_000 }, () => {
    let database: OwnerDatabase
    let store: Store
    let folder: string
    let list: string

    beforeEach(async () => {
      folder = testFolder('erased-list')
      list = join(folder, 'lists/erased')
      database = { ...(await setup()), erasedFile: list }
      store = await database.openStore()
      await store.saveLead('ada', ADA)
      await store.saveLead('bob', BOB)
    })
    afterEach(() => store.close())

    /** As after a restore of an older state. */
    async function bringBack(key: string, lead: typeof ADA): Promise<void> {
      await store.saveLead(key, lead)
      await database.run(
        `UPDATE maturity_quiz_leads SET created_at = '2026-01-01T00:00:00.000Z'
         WHERE idempotency_key = '${key}'`,
      )
      await database.run('DELETE FROM assessment_erased_emails')
    }

    it('begins with the first erasure, which says where, at ERASED_EMAILS_FILE', async () => {
      expect((await owner(database, 'export leads')).exitCode).toBe(0)
      expect(existsSync(list)).toBe(false)

      const first = await owner(database, `erase ${ADA.email}`)
      const second = await owner(database, `erase ${BOB.email}`)

      expect(first).toMatchObject({ exitCode: 0, stdout: 'Erased 1 lead and 0 responses.\n' })
      expect(first.stderr).toContain(`A new list of erased emails begins at ${list}: keep it`)
      expect(statSync(list).mode & 0o777).toBe(0o600)
      expect(second).toMatchObject({ exitCode: 0, stdout: 'Erased 1 lead and 0 responses.\n' })
      expect(second.stderr).not.toContain('A new list')
      expect(readFileSync(list, 'utf8').trim().split('\n')).toHaveLength(1 + 2)
    })

    it('erases again whose row came in while the clock was ahead', async () => {
      await database.run(
        `UPDATE maturity_quiz_leads SET created_at = '2099-01-01T00:00:00.000Z'
         WHERE idempotency_key = 'ada'`,
      )
      await owner(database, `erase ${ADA.email}`)
      await store.saveLead('again', ADA)
      await database.run(
        `UPDATE maturity_quiz_leads SET created_at = '2099-01-01T00:00:00.000Z'
         WHERE idempotency_key = 'again'`,
      )
      await database.run('DELETE FROM assessment_erased_emails')

      expect(await owner(database, 'erase --again')).toMatchObject({
        exitCode: 0,
        stdout: '1 erasure was unknown to the database and is done: 1 row deleted.\n',
      })
      expect((await owner(database, `erase ${ADA.email} --dry-run`)).stdout).toContain('0 leads')
    })

    it('is never begun by erase --again, which cannot know anything without it', async () => {
      const again = await owner(database, 'erase --again')

      expect(again).toMatchObject({ exitCode: 1, stdout: '' })
      expect(again.stderr).toMatch(/^There is no list of erased emails at .*ERASED_EMAILS_FILE/)
      expect(existsSync(list)).toBe(false)
    })

    it('is missed by a database that knows of erasures', async () => {
      await owner(database, `erase ${ADA.email}`)
      rmSync(list)

      for (const line of ['erase --again', `erase ${BOB.email}`]) {
        const refused = await owner(database, line)
        expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
        expect(refused.stderr).toContain(`no list of erased emails at ${list}`)
      }
      expect((await owner(database, 'export leads')).stdout).toContain(BOB.email)
      expect(existsSync(list)).toBe(false)
    })

    it('is not taken for that of another database', async () => {
      const elsewhere = { ...database, erasedFile: join(folder, 'elsewhere') }
      await owner(elsewhere, `erase ${ADA.email}`)
      await database.run('DELETE FROM assessment_erased_emails')
      await owner(database, `erase ${BOB.email}`)
      renameSync(elsewhere.erasedFile, list)

      for (const line of ['erase --again', `erase ${ADA.email}`]) {
        const refused = await owner(database, line)
        expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
        expect(refused.stderr).toContain(`1 erasure that the list ${list} does not hold`)
      }
    })

    it('begins again when the owner says that it is lost', async () => {
      await owner(database, `erase ${ADA.email}`)
      rmSync(list)

      const told = await owner(database, `erase ${BOB.email} --list-is-lost`)

      expect(told).toMatchObject({ exitCode: 0, stdout: 'Erased 1 lead and 0 responses.\n' })
      expect(told.stderr).toContain('A new list of erased emails begins')
      await bringBack('again', BOB)
      expect((await owner(database, 'erase --again')).stdout).toMatch(/^1 erasure /)
    })
  })
}
