import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SITE } from '../generated/site.ts'
import { answersOf, anyAnswers } from '../../tests/support/answer-sets.ts'
import { reportOf } from '../domain/report/report.ts'
import { calendarOf, reportLinkOf } from './calendar-of.ts'
import { stepTextsOf } from '../content/moves/move-text.ts'
import { MODEL } from '../generated/model.ts'

const DAY = '2026-11-23'
const ORIGIN = 'https://assessment.example.com'

/** As a calendar program reads it: lines put together again, then names and values. */
function eventsOf(calendar: string): Record<string, string>[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n')
  return lines
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        [...event.matchAll(/^([A-Z;=]+):(.*)$/gm)].map(([, name = '', value = '']) => [
          name,
          value.replaceAll('\\n', '\n').replace(/\\(.)/g, '$1'),
        ]),
      ),
    )
}

it('has each step on its day, and a quarter later the day to answer again', () => {
  const answers = answersOf('111 111 223 453')
  const events = eventsOf(calendarOf(answers, DAY, ORIGIN))
  expect(events.map((event) => event['DTSTART;VALUE=DATE'])).toEqual([
    '20261222',
    '20270122',
    '20270219',
    '20270521',
  ])
  const texts = stepTextsOf(reportOf(MODEL, answers))
  expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([
    ...texts.map(({ short }) => short),
    `Retake the ${SITE.title}`,
  ])
  expect(events[0]?.['DESCRIPTION']).toMatch(`${texts[0]?.action}\n`)
  expect(events[0]?.['DESCRIPTION']).toContain(`\n${reportLinkOf(answers, DAY, ORIGIN)}`)
  expect(events[3]?.['DESCRIPTION']).toMatch(/\/assessment\/start#since=[\dA-Z-]+&day=2026-11-23$/)
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(4)
})

it('keeps every line within 75 bytes, and every sign whole', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const calendar = calendarOf(answers, DAY, ORIGIN)
      const lengths = calendar.split('\r\n').map((line) => Buffer.byteLength(line))
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      expect(calendar).toMatch(/END:VCALENDAR\r\n$/)
      expect(calendar).not.toMatch(/[^\r]\n|\uFFFD/)
      const titles = stepTextsOf(reportOf(MODEL, answers)).map(
        ({ short, action }) => short ?? action,
      )
      expect(
        eventsOf(calendar)
          .slice(0, -1)
          .map(({ SUMMARY }) => SUMMARY),
      ).toEqual(titles)
    }),
  )
})
