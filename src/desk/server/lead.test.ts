import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Health, LeadsPage, RowCounts } from '../../contract/desk/api.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'

const ADA = leadNamed('Ada Marsh', 'Larkfield')
const BEN = leadNamed('Ben Osei', 'Larkfield')

async function openWithTwo(options: Parameters<typeof openTestDesk>[0] = {}) {
  const desk = await openTestDesk(options)
  await desk.server.saveLead('1', ADA)
  await desk.server.saveLead('2', BEN)
  await desk.server.saveResponse(responseOf('111111111111', ADA.email))
  await desk.server.saveResponse(responseOf('333333333333', ADA.email))
  await desk.server.saveResponse(responseOf('222222222222', BEN.email))
  return { desk, anna: await asUser(desk, 'anna') }
}

async function activityOf(anna: Awaited<ReturnType<typeof asUser>>) {
  const { actions } = await anna.read<Health>(DESK_PATHS.health)
  return actions.map(({ who, action, count }) => `${who} ${action} ${count}`)
}

it('reports that a lead no longer exists', async () => {
  const { anna } = await openWithTwo()
  expect((await anna.get(`${DESK_PATHS.lead}?id=99`)).status).toBe(404)
  const change = { id: 99, state: 'new', text: '', remindOn: null, version: 0 }
  expect((await anna.post(DESK_PATHS.note, change)).status).toBe(404)
  expect((await anna.get(`${DESK_PATHS.erasure}?id=99`)).status).toBe(404)
})

it('erases a person after their email was typed', async () => {
  const { anna } = await openWithTwo()
  const preview = await anna.read<RowCounts>(DESK_PATHS.erasure, { id: '1' })
  expect(preview).toEqual({ leads: 1, responses: 2 })
  const wrong = await anna.post(DESK_PATHS.erasure, { email: ADA.email, typed: 'ada' })
  expect(wrong.status).toBe(400)
  expect((await anna.read<LeadsPage>(DESK_PATHS.leads)).count).toBe(2)
  const reply = await anna.post(DESK_PATHS.erasure, { email: ADA.email, typed: ADA.email })
  const erased: RowCounts = JSON.parse(reply.text)
  expect(erased).toEqual({ leads: 1, responses: 2 })
  expect((await anna.read<LeadsPage>(DESK_PATHS.leads)).count).toBe(1)
  expect(await activityOf(anna)).toEqual(['anna erase 1'])
})
