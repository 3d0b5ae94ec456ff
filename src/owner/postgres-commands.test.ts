import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runSql } from '../store/postgres/server.suite.ts'
import { openPostgresStore } from '../store/postgres/store.ts'
import { ADA } from '../store/store.suite.ts'
import { describeErasedList } from './erased-list.suite.ts'
import { owner } from './owner.suite.ts'
import { startForCommands } from './postgres-commands.suite.ts'

const setup = await startForCommands()

describeErasedList('PostgreSQL', setup)

describe('with PostgreSQL', () => {
  it('backup and restore name its own tools, and how to use them', async () => {
    const database = await setup()
    for (const line of ['backup backups', 'restore a.dump']) {
      const { exitCode, stdout, stderr } = await owner(database, line)

      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
      expect(stderr).toContain('pg_dump --format=custom --file=assessment.dump "$DATABASE_URL"')
      expect(stderr).toContain('pg_restore --clean --if-exists')
      expect(stderr).toContain('owner erase --again')
    }
  })

  it('migrate makes the tables for a server whose role may make none, and can be repeated', async () => {
    const database = await setup()
    const done = { exitCode: 0, stdout: '', stderr: 'The tables are those of this version.\n' }
    expect(await owner(database, 'migrate')).toEqual(done)
    expect(await owner(database, 'migrate')).toEqual(done)
    const role = readFileSync('src/store/postgres/role.sql', 'utf8')
    await runSql(database.url, role)
    const url = database.url.replace('postgres@', 'assessment_app@')
    const store = await openPostgresStore(url)
    expect(await store.saveLead('key', ADA)).toBe('saved')
    await store.close()
    expect(await runSql(database.url, 'SELECT name FROM maturity_quiz_leads')).toEqual([
      { name: ADA.name },
    ])
  })

  it('verify says that nobody checked the files, which is not wrong', async () => {
    const database = await setup()
    await (await database.openStore()).close()

    const { exitCode, stdout } = await owner(database, 'verify')

    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^ok +PostgreSQL waits for the disk/m)
    expect(stdout).toMatch(/^not checked +The files of PostgreSQL: its own pg_amcheck/m)
  })

  it('a server that does not answer is one sentence, without its password', async () => {
    const away = { url: 'postgres://owner:secret@127.0.0.1:1/x' }

    expect(await owner(away, 'export leads')).toEqual({
      ...{ exitCode: 1, stdout: '' },
      stderr: expect.stringMatching(/^PostgreSQL [^\n]*start it, or correct the host[^\n]*\.\n$/),
    })
  })

  it('the role of the server, which may read nothing, is told to be the wrong one', async () => {
    const database = await setup()
    await (await database.openStore()).close()
    await runSql(database.url, 'CREATE ROLE assessment_reader LOGIN')
    await runSql(database.url, 'GRANT SELECT ON assessment_migrations TO assessment_reader')

    const url = database.url.replace('postgres@', 'assessment_reader@')
    const { exitCode, stderr } = await owner({ ...database, url }, 'export leads')

    expect(exitCode).toBe(1)
    expect(stderr).toMatch(
      /^PostgreSQL cannot be used \(42501\): the role may not do this[^\n]*\n$/,
    )
  })
})
