import { expect, it } from 'vitest'

import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { ADA, LINK, responseOf } from '../store.suite.ts'
import { readLeadRows } from './lead-rows.ts'
import { openDesk, saveLeads } from './open-desk.suite.ts'

it('gives leads in the order that is asked for, without those that are gone', async () => {
  const { store, desk, session } = await openDesk()
  await saveLeads(store, ['a@a.example', 'b@a.example', 'c@a.example'])
  await desk.prepare()

  const rows = await readLeadRows(session, [3, 1, 9, 2])

  expect(rows.map(({ id, email }) => [id, email])).toEqual([
    [3, 'c@a.example'],
    [1, 'a@a.example'],
    [2, 'b@a.example'],
  ])
})

it('tells all of a lead, by the latest response of its email', async () => {
  const { store, desk, session } = await openDesk()
  await store.saveLead('key-1', ADA, 'burst', LINK)
  await store.saveLead('key-2', ADA, undefined, { ...LINK, utm_source: null })
  await store.saveResponse(responseOf('session_1', answersOf('111 222 333 444')))
  await store.saveResponse(responseOf('session_2', answersOf('333 333 333 222')))
  await desk.prepare()
  await desk.saveNote({ id: 1, version: 0, state: 'spoken', text: 'Calls back' }, null, new Date())

  const [first, second] = await readLeadRows(session, [1, 2])

  expect(first).toEqual({
    id: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ...ADA,
    stage: 'Evolving',
    score: 2.75,
    weakest: { area: 'Measurement & Optimization', score: 2 },
    source: 'linkedin',
    runs: 2,
    state: 'spoken',
    note: 'Calls back',
    quarantine: 'burst',
  })
  expect(second).toMatchObject({ source: 'www.linkedin.com', runs: 2, quarantine: null })
  expect(second).toMatchObject({ weakest: first?.weakest, state: 'new', note: '' })
})

it('tells of a lead that finished nothing and came from nowhere', async () => {
  const { store, desk, session } = await openDesk()
  await store.saveLead('key-1', ADA)
  await store.saveResponse(
    responseOf('session_1', answersOf('111 222 333 444'), 'b@engines.example'),
  )
  await desk.prepare()

  expect(await readLeadRows(session, [1])).toEqual([
    {
      id: 1,
      at: expect.any(String),
      ...ADA,
      ...{ stage: null, score: null, weakest: null, source: null, runs: 0 },
      ...{ state: 'new', note: '', quarantine: null },
    },
  ])
})

it('asks the database nothing where it is asked for nobody', async () => {
  const { session } = await openDesk()
  const query = () => Promise.reject(new Error('asked'))

  expect(await readLeadRows({ ...session, query }, [])).toEqual([])
})
