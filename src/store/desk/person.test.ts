import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attemptOn, openReader } from '../sqlite/connections.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import { testFolder } from '../test-folder.suite.ts'
import { createDeskCopy } from './desk-copy.ts'
import { readPerson } from './person.ts'

it('tells of a lead that is in the database and not in the copy yet', async () => {
  const file = join(testFolder('person'), 'assessment.sqlite')
  const store = openSqliteStore(file)
  const lead = {
    ...{ name: 'Ada', company: 'Engines', designation: 'VP Sales', email: 'ada@engines.example' },
  }
  await store.saveLead('key-1', lead)
  const reader = openReader(file)
  const copy = createDeskCopy()
  const sql = sqliteSession(reader, attemptOn(file))

  const person = await readPerson(sql, copy, 1)
  expect(person?.row).toMatchObject({ id: 1, ...lead, stage: null, runs: 0 })
  expect(person?.sendings).toEqual([person?.row])
  expect(person?.history.leads[0]).toMatchObject(lead)
  expect(await readPerson(sql, copy, 2)).toBeUndefined()

  copy.close()
  reader.close()
  await store.close()
})
