import { factsOf, planStepsOf, retakeDayOf } from '../content/report/plan-words.ts'
import { hrefOf } from '../contract/languages.ts'
import { againPathOf, reportPathOf } from '../contract/pages.ts'
import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import { reportOf } from '../domain/report/report.ts'
import { LANGUAGE } from '../generated/language.ts'
import { MODEL } from '../generated/model.ts'
import { SITE } from '../generated/site.ts'
import { calendarAgain, calendarRetake } from '../generated/words/steps.ts'

const MAX_BYTES = 75

/**
 * The plan for a calendar program (RFC 5545), the same in a mail and at its address: a whole day for each of the first
 * steps, and the day to answer again. `run`: the day of the run, as '2026-11-20'. The same report of the same day
 * gives the same events, so that importing twice does not duplicate them.
 */
export function calendarOf(answers: CompleteAnswers, run: string, siteOrigin: string): string {
  const code = reportCodeOf(MODEL, answers)
  const link = reportLinkOf(answers, run, siteOrigin)
  const steps = planStepsOf(reportOf(MODEL, answers), run).map((step) => ({
    day: step.day,
    summary: step.short,
    description: [step.action, ...factsOf(step), link].join('\n'),
  }))
  const again = {
    day: retakeDayOf(run),
    summary: calendarRetake,
    description: `${calendarAgain}\n${siteOrigin}${hrefOf(againPathOf(code, run))}`,
  }
  const events = [...steps, again].flatMap(({ day, summary, description }, index) => [
    'BEGIN:VEVENT',
    `UID:${code}-${run}-${index + 1}@${link.split('/')[2]}`,
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

/** `day`: of the run. */
export function reportLinkOf(answers: CompleteAnswers, day: string, siteOrigin: string): string {
  return `${siteOrigin}${hrefOf(reportPathOf(reportCodeOf(MODEL, answers), day))}`
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
    const bytes = Buffer.byteLength(sign)
    if (length + bytes > MAX_BYTES) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += bytes
  }
  return text
}
