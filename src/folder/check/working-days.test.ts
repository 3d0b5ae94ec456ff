import { expect, it } from 'vitest'
import { complainIn } from '../complaints.ts'
import type { Mistake } from '../mistake.ts'
import { readWorkingDays } from './working-days.ts'

const YEAR_END = [{ from: '12-23', to: '01-02' }]

function read(plan: { weekend?: string; holidays?: string }, language = 'en') {
  const mistakes: Mistake[] = []
  const complain = complainIn({ file: '', line: 1, kind: 'text', text: '' }, mistakes)
  const working = readWorkingDays({ plan: { steps: {}, waits: {}, ...plan } }, language, complain)
  return { working, mistakes: mistakes.map(({ text }) => text) }
}

it.each([
  ['en', [6, 0]],
  ['he', [5, 6]],
  ['fa', [5]],
  ['ar', [5, 6]],
  ['ar-AE', [6, 0]],
])('has the weekend of the region of %s', (language, weekend) => {
  expect(read({}, language).working).toEqual({ weekend, holidays: YEAR_END })
})

it('has what the owner says in place of that', () => {
  const plan = { weekend: 'friday, Saturday', holidays: 'August 1 to August 20, may 1' }
  expect(read(plan).working).toEqual({
    weekend: [5, 6],
    holidays: [
      { from: '08-01', to: '08-20' },
      { from: '05-01', to: '05-01' },
    ],
  })
  expect(read({ weekend: 'none', holidays: 'none' }).working).toEqual({ weekend: [], holidays: [] })
})

it.each([
  [{ weekend: 'Freitag' }, '“Freitag” is no day of the week.'],
  [{ holidays: 'February 30' }, '“February 30” is no day of each year.'],
  [{ holidays: '12-24' }, '“12-24” is no day of each year.'],
  [{ holidays: 'May 1 to May 2 to May 3' }, '“May 1 to May 2 to May 3” is no day of each year.'],
  [{ holidays: 'January 1 to December 31' }, 'weekend and holidays leave no day'],
])('refuses %j', (plan, sentence) => {
  expect(read(plan).mistakes).toEqual([expect.stringContaining(sentence)])
})
