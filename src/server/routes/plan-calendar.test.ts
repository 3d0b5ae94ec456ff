import { afterAll, expect, it } from 'vitest'
import { calendarOf } from '../../channels/calendar-of.ts'
import { calendarPathOf } from '../../contract/pages.ts'
import { DAY_MS } from '../../domain/day.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { SITE } from '../../generated/site.ts'
import { ask } from '../../../tests/support/ask.ts'
import { ANSWERS, openApp } from '../../../tests/support/test-app.ts'

const { listen } = await openApp({ after: afterAll })
const port = await listen()
const CODE = reportCodeOf(MODEL, ANSWERS)
const TODAY = dayIn(0)

it('gives the plan of a report as the file that is mailed, for this day alone and unlisted', async () => {
  const reply = await ask(port, calendarPathOf(CODE, TODAY), {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(reply.status).toBe(200)
  expect(reply.bytes.toString()).toBe(calendarOf(ANSWERS, TODAY, SITE.address))
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename=plan.ics',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, noarchive, nosnippet',
  })
})

it.each([
  ['no day', `/report/${CODE}/plan.ics`],
  ['two days', `${calendarPathOf(CODE, TODAY)}&day=${TODAY}`],
  ['February 30', calendarPathOf(CODE, `${TODAY.slice(0, 4)}-02-30`)],
  ['a day two years ago', calendarPathOf(CODE, dayIn(-730))],
  ['a day in 2999', calendarPathOf(CODE, '2999-01-01')],
  [
    'a code of another version',
    calendarPathOf(reportCodeOf({ ...MODEL, version: 14 }, ANSWERS), TODAY),
  ],
  ['script', calendarPathOf('%3Cscript%3E', TODAY)],
])('has nothing at an address with %s', async (_what, path) => {
  const reply = await ask(port, path)
  expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
