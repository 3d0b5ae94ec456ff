import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { comparisonOf } from '../../domain/sharing/comparison.ts'
import type { AnswerChange } from '../../domain/sharing/comparison.ts'
import { teamOf } from '../../domain/sharing/team.ts'
import { SITE } from '../../content/site.ts'
import { comparisonPathOf, teamPathOf } from '../../contract/pages.ts'
import { domainOf } from '../../store/desk/desk-rows.ts'
import type { Colleague, StoredLead, StoredResponse } from '../../store/owner/owner-store.ts'
import type { BriefLine, BriefPart } from '../../contract/brief.ts'
import { choiceOf, briefLineOf, topicOf } from './report-parts.ts'

const MOST_RUNS = 10

/** What changed since the run before, where both answer the current questions. */
export function changesPart([latest, before]: readonly StoredResponse[]): BriefPart[] {
  if (!latest?.answers || !before?.answers) return []
  const comparison = comparisonOf(before.answers, latest.answers)
  const { up, down, unchanged } = comparison
  const title = 'What changed since the run before'
  const since = { words: ['That was on ', { at: before.createdAt.toISOString() }] }
  if (up.length + down.length === 0)
    return [{ title, lines: [since, briefLineOf('Nothing: all twelve answers are the same.')] }]
  const link = SITE.address + comparisonPathOf(...codesOf(before.answers, latest.answers))
  return [
    {
      title,
      lines: [
        since,
        ...changeLines('Up', up),
        ...changeLines('Down', down),
        briefLineOf(`Unchanged: ${unchanged} of the answers`),
        { words: [{ link }] },
      ],
    },
  ]
}

function changeLines(direction: string, changes: readonly AnswerChange[]): BriefLine[] {
  return changes.map(({ id, from, to }) =>
    briefLineOf(`${direction}: ${topicOf(id)}, ${choiceOf(id, from)} to ${choiceOf(id, to)}`),
  )
}

export function runsPart(responses: readonly StoredResponse[]): BriefPart[] {
  if (responses.length < 2) return []
  const lines = responses
    .slice(0, MOST_RUNS)
    .map(({ createdAt, overallScore, maturityStage }): BriefLine => {
      const words = [`${oneDecimal(overallScore)} ${maturityStage}`]
      return { name: [{ at: createdAt.toISOString() }], words }
    })
  const more = responses.length - lines.length
  return [
    { title: 'Runs', lines: [...lines, ...(more > 0 ? [briefLineOf(`and ${more} earlier`)] : [])] },
  ]
}

/** Who else came from the company, and where their answers lie apart. */
export function colleaguesPart(
  lead: StoredLead,
  answers: CompleteAnswers | undefined,
  colleagues: readonly Colleague[],
): BriefPart {
  return {
    title: `Others with an email at ${domainOf(lead.email)}`,
    lines: [
      ...colleagues.map(colleagueLine),
      ...(answers ? differenceLines(lead.name, answers, colleagues) : []),
    ],
  }
}

function colleagueLine({ name, designation, email, latestResponse }: Colleague): BriefLine {
  const who = `${name}, ${designation} · ${email} · `
  if (!latestResponse) return briefLineOf(`${who}no report yet`)
  const { overallScore, maturityStage, createdAt } = latestResponse
  const result = `${oneDecimal(overallScore)} ${maturityStage}, `
  return { words: [who + result, { at: createdAt.toISOString() }] }
}

function differenceLines(
  name: string,
  answers: CompleteAnswers,
  colleagues: readonly Colleague[],
): BriefLine[] {
  const others = colleagues.flatMap((colleague) => {
    const own = colleague.latestResponse?.answers
    return own ? [{ name: colleague.name, answers: own }] : []
  })
  if (others.length === 0) return []
  const people = [{ name, answers }, ...others]
  const { talkingPoints } = teamOf(people.map((person) => person.answers))
  const topics = talkingPoints.map(({ id, chosen }) =>
    briefLineOf(
      topicOf(id),
      chosen.map(({ option, reports }) => {
        const names = reports.flatMap((number) => people[number - 1]?.name ?? [])
        return `${choiceOf(id, option)}: ${names.join(', ')}`
      }),
    ),
  )
  const link = SITE.address + teamPathOf(people.map((person) => reportCodeOf(person.answers)))
  return [
    topics.length > 0
      ? { words: ['They differ most on'], below: topics }
      : briefLineOf('They chose the same answer to every question.'),
    { words: ['All together: ', { link }] },
  ]
}

function codesOf(before: CompleteAnswers, latest: CompleteAnswers): [string, string] {
  return [reportCodeOf(before), reportCodeOf(latest)]
}
