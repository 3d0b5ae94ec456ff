import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startPostgresServer } from '../store/postgres/server.suite.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import { owner } from './owner.suite.ts'

const LEAD = { name: 'Ada', company: 'Engines', designation: 'Head', email: 'ada@engines.example' }

const server = await startPostgresServer()
afterAll(() => server.remove())
const folder = testFolder('move', afterAll)

describe('owner move', () => {
  it('shows each table with its hash, and says what to do next', async () => {
    const file = join(folder, 'assessment.sqlite')
    const database = { url: `file:${file}`, erasedFile: join(folder, 'erased') }
    const store = openSqliteStore(file)
    await store.saveLead('key-1', LEAD)
    await store.close()
    const to = await server.createDatabase()

    const moved = await owner(database, ['move', '--to', to])
    const again = await owner(database, ['move', '--to', to])
    const leads = await owner({ ...database, url: to }, 'export leads')

    expect(moved.exitCode).toBe(0)
    expect(moved.stdout).toMatch(/^maturity_quiz_leads +1 rows {2}[0-9a-f]{64}$/m)
    expect(moved.stderr).toMatch(
      /^Copied and read back: .*\n.* Set DATABASE_URL to the new address/,
    )
    expect([again.exitCode, again.stdout]).toEqual([0, moved.stdout])
    expect(again.stderr).toMatch(
      /^Both databases have the same rows already: nothing was changed\.\n/,
    )
    expect(leads.stdout).toContain(LEAD.email)
  })

  it('says how to put the old file out of reach, with what a killed server left beside it', async () => {
    const file = join(folder, 'old.sqlite')
    const database = { url: `file:${file}`, erasedFile: join(folder, 'erased') }
    const store = openSqliteStore(file)
    await store.saveLead('key-1', LEAD)
    // As a killed server leaves them: the row is in the second file alone.
    const [killed, renamed] = [join(folder, 'killed.sqlite'), join(folder, 'killed.sqlite-moved')]
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, killed + suffix)
    await store.close()
    const to = await server.createDatabase()

    const moved = await owner({ ...database, url: `file:${killed}` }, ['move', '--to', to])
    expect(moved.stderr).toContain(
      `Rename ${killed} to ${renamed} and ${killed}-wal to ${renamed}-wal, so that no server and no owner`,
    )
    for (const suffix of ['', '-wal']) renameSync(killed + suffix, renamed + suffix)

    const onOld = await owner({ ...database, url: `file:${killed}` }, 'export leads')
    expect([onOld.exitCode, onOld.stdout]).toEqual([1, ''])
    expect(onOld.stderr).toContain(`There is no database at ${killed}`)
    const onRenamed = await owner({ ...database, url: `file:${renamed}` }, 'export leads')
    expect(onRenamed.stdout).toContain(LEAD.email)
  })

  it('says in one sentence that the database is PostgreSQL already', async () => {
    const url = await server.createDatabase()

    expect(await owner({ url }, ['move', '--to', url])).toEqual({
      ...{ exitCode: 1, stdout: '' },
      stderr:
        'DATABASE_URL names PostgreSQL already: ' +
        'name the file to move from, --database file:data/assessment.sqlite.\n',
    })
  })
})
