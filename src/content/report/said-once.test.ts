import { expect, it } from 'vitest'
import { reportOf } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { answersOfTwelve, randomSets } from '../stages/answer-grid.suite.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { focusLinesOf } from './focus-lines.ts'
import { inShortOf } from './in-short.ts'
import { tensionsOf } from './tensions.ts'

/** So many words in a row are a clause. */
const CLAUSE = 6

it('says no clause twice', () => {
  const twice = Array.from(randomSets(4000, 5), (options) => {
    const told = linesOf(reportOf(answersOfTwelve(options))).map(clausesOf)
    return told.flatMap((clauses, place) =>
      [...clauses].filter((clause) => told.slice(0, place).some((other) => other.has(clause))),
    )
  })
  expect([...new Set(twice.flat())]).toEqual([])
})

/** All that a report says besides its steps, each line once. */
function linesOf(report: Report): string[] {
  const { subtitle, description, whatsWorking, whereToFocus, helps } = stageWordsOf(report)
  const { strongest, weakest } = inShortOf(report)
  const picked = [...whatsWorking, ...focusLinesOf(report, whereToFocus), ...helps]
  return [
    ...new Set([
      subtitle,
      ...tensionsOf(report).map(({ text }) => text),
      strongest.text,
      weakest.text,
      description,
      ...picked.map(({ text }) => text),
    ]),
  ]
}

/** What stands between quotes is the name of a question. */
function clausesOf(line: string): Set<string> {
  const parts = line
    .toLowerCase()
    .replace(/“[^”]*”/g, '')
    .split(/[.:;()]/)
  return new Set(
    parts.flatMap((part) => {
      const words = part.match(/[a-z’-]+/g) ?? []
      const starts = words.slice(0, Math.max(0, words.length - CLAUSE + 1))
      return starts.map((_, place) => words.slice(place, place + CLAUSE).join(' '))
    }),
  )
}
