import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { sqliteAt } from '../../../tests/support/database.ts'
import { describeOwnerStore } from '../../../tests/support/owner-store-suite.ts'
import { ADA, responseOf } from '../../../tests/support/store-suite.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { openSqliteOwnerStore } from './owner-store.ts'
import { openSqliteStore } from './store.ts'
import { eraseEmail } from '../erase.ts'

let file: string
beforeEach(() => {
  file = join(testFolder('sqlite-owner'), 'assessment.sqlite')
})

describeOwnerStore('SQLite', async () => sqliteAt(file))

describe('a database file', () => {
  it('has no byte of an erased person once its log was written back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const store = openSqliteStore(file, { channels: ['webhook'] })
    const owner = await openSqliteOwnerStore(file)
    for (const name of ['Anna', 'Bert', 'Cora']) {
      const email = `${name.toLowerCase()}@engines.example`
      await store.saveLead(name, { ...ADA, name: `${name} Lindenberg`, email })
      await store.saveResponse(responseOf(`session_${name}`, undefined, email))
    }

    await eraseEmail(owner, 'bert@engines.example', new Date())
    vi.advanceTimersByTime(30_000)
    await store.checkWritable()
    await Promise.all([owner.close(), store.close()])

    const bytes = ['', '-wal'].map((suffix) =>
      existsSync(file + suffix) ? readFileSync(file + suffix, 'latin1') : '',
    )
    expect(bytes.join()).toContain('Anna Lindenberg')
    expect(bytes.join()).not.toMatch(/Bert Lindenberg|bert@engines/)
  })

  it('has to exist and to be ours', async () => {
    await expect(openSqliteOwnerStore(file)).rejects.toThrow('There is no database at')
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE songs (title TEXT)')
    other.close()
    await expect(openSqliteOwnerStore(file)).rejects.toThrow('belongs to another program')
  })
})
