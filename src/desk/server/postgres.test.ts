import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Health, LeadDetail, LeadsPage, Numbers } from '../../contract/desk/api.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'

it('works the same on PostgreSQL, and never replies 500', async () => {
  const desk = await openTestDesk({ postgres: await createDatabase() })
  const ada = leadNamed('Ada Marsh', 'Larkfield')
  await desk.server.saveLead('1', ada)
  await desk.server.saveLead('2', leadNamed('Ben Osei', 'Larkfield'))
  await desk.server.saveResponse(responseOf('333333333332', ada.email))
  const anna = await asUser(desk, 'anna')
  const list = await anna.read<LeadsPage>(DESK_PATHS.leads, { search: 'LARK', by: 'score' })
  expect(list.count).toBe(2)
  for (const name of ['search', 'stage', 'source']) {
    const none = await anna.read<LeadsPage>(DESK_PATHS.leads, { [name]: 'a\0' })
    expect(none, name).toEqual({ leads: [], count: 0 })
  }
  const change = { id: 1, state: 'closed', text: 'Done', version: 0 }
  expect((await anna.post(DESK_PATHS.note, change)).status).toBe(200)
  expect((await anna.post(DESK_PATHS.note, change)).status).toBe(409)
  const { lead, responses, colleagues } = await anna.read<LeadDetail>(DESK_PATHS.lead, { id: '1' })
  expect([lead.note.text, responses.length, colleagues.length]).toEqual(['Done', 1, 1])
  const numbers = await anna.read<Numbers>(DESK_PATHS.numbers, { days: '7' })
  expect(numbers).toMatchObject({ leads: { count: 2 }, finished: { count: 1, before: 0 } })
  const csv = await anna.get(`${DESK_PATHS.leadsFile}?state=closed`)
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(2)
  const huge = `id=${'9'.repeat(15)}`
  expect((await anna.get(`${DESK_PATHS.lead}?${huge}`)).status).toBe(404)
  expect((await anna.get(DESK_PATHS.counts)).status).toBe(200)
  const erased = await anna.post(DESK_PATHS.erasure, { email: ada.email, typed: ada.email })
  expect(JSON.parse(erased.text)).toMatchObject({ leads: 1, responses: 1 })
  const { engine, actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(engine).toBe('PostgreSQL')
  expect(actions.map(({ action }) => action)).toEqual(['erase', 'export', 'note'])
  expect(desk.messages).toEqual([])
})
