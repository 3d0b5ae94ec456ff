import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { describeOwnerStore } from '../owner-store.suite.ts'
import { ADA, responseOf } from '../store.suite.ts'
import { testFolder } from '../test-folder.suite.ts'
import { openSqliteOwnerStore } from './owner-store.ts'
import { openSqliteStore } from './store.ts'

let file: string
beforeEach(() => {
  file = join(testFolder('sqlite-owner'), 'assessment.sqlite')
})

describeOwnerStore('SQLite', async () => ({
  openStore: async (options) => openSqliteStore(file, options),
  openOwnerStore: (erasedFile) => openSqliteOwnerStore(file, erasedFile),
  run: async (sql) => {
    const db = new DatabaseSync(file, { timeout: 5000 })
    db.exec(sql)
    db.close()
  },
}))

describe('a database file', () => {
  it(
    'has no byte of an erased person, nor have its log and journal',
    { timeout: 60_000 },
    async () => {
      const store = openSqliteStore(file, { channels: ['webhook'] })
      const owner = await openSqliteOwnerStore(file)
      onTestFinished(() => store.close())
      onTestFinished(() => owner.close())
      const personOf = (index: number) => ({
        name: `Anna Maria von Lindenberg ${index}x`,
        company: `International Engines ${index}x`,
        designation: `Head of Enablement ${index}x`,
        email: `${((index * 7919) % 100_003).toString(36)}.anna.${index}x@engines.example`,
      })
      const add = async (index: number) => {
        await store.saveLead(`key-${index}`, personOf(index))
        await store.saveResponse(responseOf(`session_${index}`, undefined, personOf(index).email))
      }
      await Promise.all(Array.from({ length: 400 }, (_, index) => add(index)))

      for (let round = 0; round < 100; round += 1) {
        const person = personOf((round * 37) % 400)
        await add(400 + round)
        await owner.erase(person.email, new Date())
        for (const suffix of ['', '-wal', '-shm', '-journal', '.erased']) {
          const bytes = existsSync(file + suffix) ? readFileSync(file + suffix) : Buffer.alloc(0)
          for (const value of Object.values(person)) {
            expect(bytes.includes(value), `${value} in ${suffix}`).toBe(false)
          }
        }
      }
      expect(statSync(`${file}.erased`).mode & 0o777).toBe(0o600)
    },
  )

  it('is no longer read after it was replaced, because its ids would be other people', async () => {
    const store = openSqliteStore(file)
    await store.saveLead('key-1', ADA)
    await store.close()
    const owner = await openSqliteOwnerStore(file)
    renameSync(file, `${file}.old`)
    writeFileSync(file, readFileSync(`${file}.old`))

    await expect(owner.listLeads({}, 0)).rejects.toThrow('was replaced or moved since this began')
    await owner.close()
  })

  it('has to exist and to be ours', async () => {
    await expect(openSqliteOwnerStore(file)).rejects.toThrow('There is no database at')
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE songs (title TEXT)')
    other.close()
    await expect(openSqliteOwnerStore(file)).rejects.toThrow('belongs to another program')
  })
})
