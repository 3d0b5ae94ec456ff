import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Health, LeadsPage } from '../../contract/desk/api.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'
import type { TestDesk } from '../../../tests/support/test-desk.ts'

const ADA = leadNamed('Ada Marsh', 'Larkfield')
const BEN = leadNamed('Ben Osei', 'Larkfield')
const CARLA = leadNamed('Carla Ruiz', 'Northgate')

async function sow({ server }: TestDesk) {
  await server.saveLead('1', ADA, undefined, { ...NO_SOURCE, utm_source: 'linkedin' })
  await server.saveLead('2', BEN)
  await server.saveLead('3', CARLA)
  await server.saveLead('4', leadNamed('Bot', 'Bots'), 'filled in the hidden field' as never)
  await server.saveResponse(responseOf('333333333332', ADA.email))
  await server.saveResponse(responseOf('111111222222', CARLA.email))
}

it('lists and counts those of whom something is due within three days', async () => {
  const desk = await openTestDesk()
  await sow(desk)
  const due = { ...responseOf('333333333332', BEN.email), day: '2026-10-21' }
  await desk.server.saveResponse(due)
  const anna = await asUser(desk, 'anna')
  const { leads } = await anna.read<LeadsPage>(DESK_PATHS.leads, { due: 'now' })

  expect(leads).toMatchObject([{ ...BEN, latestResponse: { day: '2026-10-21' } }])
  expect(await anna.read(DESK_PATHS.counts)).toMatchObject({ dueNow: 1 })
  desk.clock.now += 86_400_000 * 4
  const later = await asUser(desk, 'anna')
  expect(await later.read(DESK_PATHS.counts)).toMatchObject({ dueNow: 0 })
})

it('exports filtered leads for a spreadsheet, and records it', async () => {
  const desk = await openTestDesk()
  await sow(desk)
  const anna = await asUser(desk, 'anna')
  const reply = await anna.get(`${DESK_PATHS.leadsFile}?finished=yes&page=2`)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="leads-.*\.csv"$/)
  const [head = '', ...lines] = reply.text.trimEnd().split('\r\n')
  expect(head).toContain('created_at,name,company,designation,email')
  expect(lines.map((line) => line.split(',')[2])).toEqual(['Carla Ruiz', 'Ada Marsh'])
  const { actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(actions).toMatchObject([{ who: 'anna', action: 'export', count: 2 }])
})
