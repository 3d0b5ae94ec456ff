import { reportCodeOf } from '../../domain/report/report-code.ts'
import type { Report } from '../../domain/report/report.ts'
import { LANGUAGE } from '../../generated/language.ts'
import { SITE } from '../../generated/site.ts'
import { factsOf, planStepsOf, retakeDayOf } from './plan-words.ts'
import { MODEL } from '../../generated/model.ts'
import { calendarAgain, calendarRetake } from '../../generated/words/steps.ts'

const MAX_BYTES = 75

/**
 * The plan for a calendar program (RFC 5545): a whole day for each of the first steps, and the day to answer
 * again. `run`: the day of the run, as '2026-11-20'. `links`: addresses of the report, and of where to answer again.
 * The same report of the same day gives the same events, so that importing twice does not duplicate them.
 */
export function planCalendar(
  report: Report,
  run: string,
  links: { report: string; again: string },
): string {
  const code = reportCodeOf(MODEL, report.answers)
  const steps = planStepsOf(report, run).map((step) => ({
    day: step.day,
    summary: step.short,
    description: [step.action, ...factsOf(step), links.report].join('\n'),
  }))
  const again = {
    day: retakeDayOf(run),
    summary: calendarRetake,
    description: `${calendarAgain}\n${links.again}`,
  }
  const events = [...steps, again].flatMap(({ day, summary, description }, index) => [
    'BEGIN:VEVENT',
    `UID:${code}-${run}-${index + 1}@${links.report.split('/')[2]}`,
    `DTSTAMP:${compact(run)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(SITE.provider)}//${escaped(SITE.title)}//${LANGUAGE.toUpperCase()}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** No line is longer than 75 bytes; one that goes on begins with a space. */
function folded(line: string): string {
  let length = 0
  let text = ''
  for (const sign of line) {
    const bytes = bytesOf(sign)
    if (length + bytes > MAX_BYTES) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += bytes
  }
  return text
}

/** The bytes of one character in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
