import { join } from 'node:path'

import { expect, it } from 'vitest'

import { moveToPostgres } from './move-to-postgres.ts'
import { connect } from './postgres/connections.ts'
import { openPostgresOwnerStore } from './postgres/owner-store.ts'
import { createDatabase } from '../../tests/support/database.ts'
import { openPostgresStore } from './postgres/store.ts'
import { openSqliteOwnerStore } from './sqlite/owner-store.ts'
import { openSqliteStore } from './sqlite/store.ts'
import { ADA, LINK, responseOf } from '../../tests/support/store-suite.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { readActions } from './desk-actions.ts'
import { listLeads } from './desk/leads.ts'
import { saveNote } from './desk/notes.ts'
import { readLeadDetail } from './desk/lead-detail.ts'
import { eraseEmail } from './erase.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const TEAM = 'K7Q2M4XT9B3C5D6E'
const BOB = { ...ADA, name: 'Bob "the" \\ builder', email: 'bob@nets.example' }

it('copies every row with its id and time, and the marks of erased rows', async () => {
  const file = join(testFolder('move'), 'assessment.sqlite')
  const store = openSqliteStore(file, { channels: ['webhook'] })
  await store.saveLead('ada', ADA, undefined, LINK)
  await store.saveLead('bob', BOB)
  await store.saveLead('gone', { ...ADA, email: 'gone@nets.example' })
  await store.saveResponse(responseOf('session_1'))
  const [ann, ben] = [
    { team: TEAM, member: 'A'.repeat(16) },
    { team: TEAM, member: 'B'.repeat(16) },
  ]
  await store.saveTeamAnswers(ann, '58MQ-G0FQ')
  await store.saveTeamAnswers(ben, '1111-1111')
  await store.takeOutTeamAnswers(ben)
  await store.addMilestones([{ day: '2026-11-20', milestone: 'home', count: 3 }])
  const from = await openSqliteOwnerStore(file)
  const note = { state: 'contacted', text: 'Hello', remindOn: '2026-12-01', version: 0 } as const
  await saveNote(from, { id: 1, ...note }, 'kim', NOW)
  await eraseEmail(from, 'gone@nets.example', NOW)
  const before = [
    await listLeads(from, {}, 0),
    await readLeadDetail(from, 1),
    await readActions(from),
  ]
  const url = await createDatabase()

  await expect(moveToPostgres(file, url, () => {})).rejects.toThrow('stop it first')
  await store.close()
  await expect(moveToPostgres(file, url, () => {})).rejects.toThrow('stop the desk')
  await from.close()
  const tables: Record<string, number> = {}
  await moveToPostgres(file, url, (name, rows) => (tables[name] = rows))

  expect(tables).toMatchObject({ maturity_quiz_leads: 2, assessment_responses: 1 })
  expect(tables).toMatchObject({ assessment_deliveries: 3, assessment_lead_notes: 1 })
  expect(tables).toMatchObject({ assessment_team_answers: 1 })
  const moved = await openPostgresOwnerStore(url)
  const after = [
    await listLeads(moved, {}, 0),
    await readLeadDetail(moved, 1),
    await readActions(moved),
  ]
  expect(after).toEqual(before)

  const next = await openPostgresStore(url)
  expect(await next.saveLead('ada', ADA)).toBe('repeated')
  expect(await next.saveLead('gone', { ...ADA, email: 'gone@nets.example' })).toBe('repeated')
  expect(await next.saveTeamAnswers(ann, '58MQ-G0FQ')).toBe('repeated')
  expect(await next.saveTeamAnswers(ben, '1111-1111')).toBe('repeated')
  expect(await next.readTeamCodes(TEAM)).toEqual(['58MQ-G0FQ'])
  expect(await next.saveLead('cy', { ...ADA, name: 'Cy' })).toBe('saved')
  expect((await listLeads(moved, {}, 0)).leads[0]).toMatchObject({ name: 'Cy' })
  await expect(moveToPostgres(file, url, () => {})).rejects.toThrow('name an empty one')
  await Promise.all([next.close(), moved.close()])
})

it('lets nobody change the file meanwhile, who would change what is left behind', async () => {
  const file = join(testFolder('move'), 'assessment.sqlite')
  await openSqliteStore(file).close()
  const seen: unknown[] = []

  await moveToPostgres(file, await createDatabase(), () => {
    seen.push(openSqliteOwnerStore(file).catch(({ message }: Error) => message))
  })

  expect(await Promise.all(seen)).toContain(
    `${file} is being restored or moved: do this again when that is done`,
  )
})

it('done a second time leaves out who was erased after the first', async () => {
  const file = join(testFolder('move'), 'assessment.sqlite')
  const store = openSqliteStore(file)
  await store.saveLead('ada', ADA)
  await store.saveLead('bob', BOB)
  await store.close()
  const url = await createDatabase()
  await moveToPostgres(file, url, () => {})
  const moved = await openPostgresOwnerStore(url)
  await eraseEmail(moved, ADA.email, NOW)
  const client = await connect(url, 'test')
  await client.query('TRUNCATE maturity_quiz_leads CASCADE')
  await client.end()

  await moveToPostgres(file, url, () => {})

  expect((await listLeads(moved, {}, 0)).leads).toMatchObject([BOB])
  await moved.close()
})

it('takes a database in which a server was only started', async () => {
  const file = join(testFolder('move'), 'assessment.sqlite')
  const store = openSqliteStore(file)
  await store.saveLead('ada', ADA)
  await store.checkIdentity(1, { name: 'here', hashes: ['one'], earlier: [] })
  await store.close()
  const url = await createDatabase()
  const started = await openPostgresStore(url)
  await started.checkIdentity(2, { name: 'here', hashes: ['two'], earlier: [] })
  await started.close()

  await moveToPostgres(file, url, () => {})

  const moved = await openPostgresOwnerStore(url)
  const versions = await moved.query('SELECT version, name, hash FROM assessment_versions')
  expect(versions).toEqual([{ version: 1, name: 'here', hash: 'one' }])
  await moved.close()
})
