import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Health } from '../../contract/desk/api.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'

it('works on PostgreSQL, and never replies 500 to what that cannot hold', async () => {
  const desk = await openTestDesk({ postgres: await createDatabase() })
  const ada = leadNamed('Ada Marsh', 'Larkfield')
  await desk.server.saveLead('1', ada)
  await desk.server.saveResponse(responseOf('333333333332', ada.email))
  const anna = await asUser(desk, 'anna')
  expect(await anna.read(DESK_PATHS.leads, { search: 'LARK' })).toMatchObject({ count: 1 })
  for (const name of ['search', 'stage', 'source']) {
    expect((await anna.get(`${DESK_PATHS.leads}?${name}=a%00`)).status, name).toBe(400)
  }
  expect((await anna.get(`${DESK_PATHS.lead}?id=${'9'.repeat(15)}`)).status).toBe(404)
  const csv = await anna.get(`${DESK_PATHS.leadsFile}?finished=yes`)
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(2)
  const { engine, actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(engine).toBe('PostgreSQL')
  expect(actions.map(({ action }) => action)).toEqual(['export'])
  expect(desk.messages).toEqual([])
})
