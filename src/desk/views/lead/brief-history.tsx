import type { LeadDetail, LeadRun } from '../../../contract/desk.ts'
import { letterOf, QUESTION_IDS } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { Part, Point, Points } from '../../../ui/desk/parts.tsx'
import { minuteText } from '../../format.ts'
import { choiceOf, topicOf } from './brief-words.ts'
import { currentAnswersOf } from './current-answers.ts'

const MOST_DIFFERENCES = 3

/** What changed since the earlier run, if both answer the current questions. */
export function Changes({ runs: [latest, before] }: { runs: readonly LeadRun[] }) {
  const now = currentAnswersOf(latest)
  const then = currentAnswersOf(before)
  if (!before || !now || !then) return null
  const changed = QUESTION_IDS.filter((id) => now[id] !== then[id])
  return (
    <Part title={`What changed since ${minuteText(before.at)}`}>
      <Points>
        {changed.map((id) => (
          <Point key={id}>
            {`${now[id] > then[id] ? 'Up' : 'Down'}: ${topicOf(id)}, ` +
              `from ${choiceOf(id, then[id])} to ${choiceOf(id, now[id])}`}
          </Point>
        ))}
      </Points>
      <p>{`Unchanged: ${QUESTION_IDS.length - changed.length} of ${QUESTION_IDS.length} answers`}</p>
    </Part>
  )
}

type DifferencesProps = { detail: LeadDetail; answers: CompleteAnswers }

/** Where colleagues differ most. */
export function Differences({ detail: { lead, colleagues }, answers }: DifferencesProps) {
  const others = colleagues.flatMap((colleague) => {
    const theirs = currentAnswersOf(colleague.run)
    return theirs ? [{ name: colleague.lead.name, answers: theirs }] : []
  })
  const people = [{ name: lead.name, answers }, ...others]
  const apart = QUESTION_IDS.map((id) => {
    const options = people.map((person) => person.answers[id])
    return { id, range: Math.max(...options) - Math.min(...options) }
  })
    .filter(({ range }) => range > 0)
    .sort((one, other) => other.range - one.range)
  if (apart.length === 0) return null
  return (
    <Part title="Where colleagues differ most">
      <Points>
        {apart.slice(0, MOST_DIFFERENCES).map(({ id }) => (
          <Point
            key={id}
            detail={people.map((person) => (
              <bdi key={person.name}>{`${person.name} ${letterOf(person.answers[id])}. `}</bdi>
            ))}
          >
            {topicOf(id)}
          </Point>
        ))}
      </Points>
    </Part>
  )
}
