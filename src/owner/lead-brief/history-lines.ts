import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { comparisonOf } from '../../domain/sharing/comparison.ts'
import type { AnswerChange, Comparison } from '../../domain/sharing/comparison.ts'
import { teamOf } from '../../domain/sharing/team.ts'
import { SITE } from '../../content/site.ts'
import { comparisonPathOf, teamPathOf } from '../../contract/code-pages.ts'
import type { ListedLead, StoredLead, StoredResponse } from '../../store/owner/owner-store.ts'
import { minuteOf } from './plain-text.ts'
import { choiceOf, part, topicOf } from './report-lines.ts'

const MOST_RUNS = 10

/** What changed since the run before, where both answer the current questions. */
export function changeLines([latest, before]: readonly StoredResponse[]): string[] {
  if (!latest?.answers || !before?.answers) return []
  const comparison = comparisonOf(before.answers, latest.answers)
  const { up, down, unchanged } = comparison
  return part(`What changed since ${minuteOf(before.createdAt)}`, [
    ...(up.length + down.length === 0
      ? ['Nothing: all twelve answers are the same.']
      : [
          ...changesText('Up', up),
          ...changesText('Down', down),
          ...stepsLines(comparison),
          `Unchanged: ${unchanged} of the answers`,
          SITE.address + comparisonPathOf(...codesOf(before.answers, latest.answers)),
        ]),
  ])
}

function changesText(way: string, changes: readonly AnswerChange[]): string[] {
  return changes.map(
    ({ id, from, to }) => `${way}: ${topicOf(id)}, ${choiceOf(id, from)} to ${choiceOf(id, to)}`,
  )
}

function stepsLines({ done, open }: Comparison): string[] {
  const count = done.length + open.length
  if (count === 0) return []
  return [`First steps of the earlier plan that show in the answers: ${done.length} of ${count}`]
}

export function runLines(responses: readonly StoredResponse[]): string[] {
  if (responses.length < 2) return []
  const runs = responses.slice(0, MOST_RUNS).map(({ createdAt, overallScore, maturityStage }) => {
    return `${minuteOf(createdAt)}  ${oneDecimal(overallScore)}  ${maturityStage}`
  })
  const more = responses.length - runs.length
  return part('Runs', [...runs, ...(more > 0 ? [`and ${more} earlier`] : [])])
}

/** Who else came from the company, and where their answers lie apart. */
export function colleagueLines(
  lead: StoredLead,
  answers: CompleteAnswers | undefined,
  colleagues: readonly ListedLead[],
): string[] {
  const domain = lead.email.slice(lead.email.lastIndexOf('@') + 1)
  return part(`Others with an email at ${domain}`, [
    ...colleagues.map(
      ({ name, designation, email, latestResponse }) =>
        `${name}, ${designation} · ${email} · ${resultText(latestResponse)}`,
    ),
    ...(answers ? differenceLines(lead.name, answers, colleagues) : []),
  ])
}

function resultText(response: StoredResponse | undefined): string {
  if (!response) return 'no report yet'
  const { overallScore, maturityStage, createdAt } = response
  return `${oneDecimal(overallScore)} ${maturityStage}, ${minuteOf(createdAt)}`
}

function differenceLines(
  name: string,
  answers: CompleteAnswers,
  colleagues: readonly ListedLead[],
): string[] {
  const others = colleagues.flatMap((colleague) => {
    const own = colleague.latestResponse?.answers
    return own ? [{ name: colleague.name, answers: own }] : []
  })
  if (others.length === 0) return []
  const people = [{ name, answers }, ...others]
  const { talkingPoints } = teamOf(people.map((person) => person.answers))
  return [
    ...(talkingPoints.length > 0
      ? ['They differ most on']
      : ['They chose the same answer to every question.']),
    ...talkingPoints.flatMap(({ id, chosen }) => [
      `  ${topicOf(id)}`,
      ...chosen.map(({ option, reports }) => {
        const names = reports.flatMap((place) => people[place]?.name ?? [])
        return `    ${choiceOf(id, option)}: ${names.join(', ')}`
      }),
    ]),
    `All together: ${SITE.address}${teamPathOf(people.map((person) => reportCodeOf(person.answers)))}`,
  ]
}

function codesOf(before: CompleteAnswers, latest: CompleteAnswers): [string, string] {
  return [reportCodeOf(before), reportCodeOf(latest)]
}
