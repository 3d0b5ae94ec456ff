import { expect, it, vi } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { againPathOf } from '../../contract/pages.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { ARRIVED_KEY, REPORTS_KEY } from './browser-storage.ts'
import { arrivedReport, keepReport, reportBefore } from './kept-reports.ts'

vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] })

const ONE = answersOf('111 111 111 111')
const OTHER = answersOf('222 222 222 222')

function arriveWith(hash: string) {
  const storage = memoryStorage()
  storage.set(ARRIVED_KEY, JSON.stringify(hash))
  return storage
}

const hashOf = (code: string, day: string) =>
  new URL(againPathOf(code, day), 'https://x.example').hash
const CODE = reportCodeOf(MODEL, ONE)

it('has the latest report of an earlier day', async () => {
  const storage = memoryStorage()
  await keepReport(storage, ONE, '2026-05-28')
  expect(reportBefore(storage, '2026-05-28')).toBeUndefined()
  await keepReport(storage, OTHER, '2026-08-01')
  expect(reportBefore(storage, '2026-11-28')).toEqual({ answers: OTHER, day: '2026-08-01' })
  expect(reportBefore(storage, '2026-08-01')).toEqual({ answers: ONE, day: '2026-05-28' })
})

it('keeps of one day the last, and of all the last eight', async () => {
  const storage = memoryStorage()
  for (let day = 10; day < 20; day += 1) await keepReport(storage, ONE, `2026-01-${day}`)
  await keepReport(storage, OTHER, '2026-01-19')
  const kept = JSON.parse(storage.get(REPORTS_KEY) ?? '')
  expect(kept).toHaveLength(8)
  expect([kept[0].day, kept[7]]).toEqual([
    '2026-01-12',
    { code: reportCodeOf(MODEL, OTHER), day: '2026-01-19' },
  ])
})

it('takes the report that an address named with the run that is finished next, and no further', async () => {
  const storage = arriveWith(hashOf(CODE, '2026-05-28'))
  expect(arrivedReport(storage)).toEqual({ answers: ONE, day: '2026-05-28' })
  expect(reportBefore(storage, '2026-11-28')).toBeUndefined()
  await keepReport(storage, OTHER, '2026-11-28')
  expect(reportBefore(storage, '2026-11-28')).toEqual({ answers: ONE, day: '2026-05-28' })
  expect(arrivedReport(storage)).toBeUndefined()
})

it.each([
  ['a code that cannot be read', hashOf('0000-0000', '2026-05-28')],
  ['the day of today', hashOf(CODE, '2026-11-28')],
  ['a day in 2999', hashOf(CODE, '2999-01-01')],
])('takes nothing from an address with %s', (_what, hash) => {
  expect(arrivedReport(arriveWith(hash))).toBeUndefined()
})
