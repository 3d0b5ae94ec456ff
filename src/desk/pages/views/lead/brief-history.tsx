import type { LeadDetail, StoredResponse } from '../../../../contract/desk/api.ts'
import { answerTo, letterOf, readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../../../domain/assessment/assessment.ts'
import { Point, Points } from './points.tsx'
import { Card } from '../../parts/view.tsx'
import { minuteText } from '../../format.ts'
import { Choice, Topic } from './brief-words.tsx'
import { MODEL } from '../../../../generated/model.ts'

const MAX_DIFFERENCES = 3

/** What changed since the earlier response, if both answer the current questions. */
export function Changes({ responses: [latest, before] }: { responses: readonly StoredResponse[] }) {
  const now = readAnswersOf(MODEL, latest)
  const then = readAnswersOf(MODEL, before)
  if (!before || !now || !then) return null
  const changed = MODEL.questionIds.filter((id) => now[id] !== then[id])
  return (
    <Card title={`What changed since ${minuteText(before.at)}`}>
      <Points>
        {changed.map((id) => (
          <Point key={id} question={id}>
            {answerTo(now, id) > answerTo(then, id) ? 'Up' : 'Down'}: <Topic id={id} />, from{' '}
            <Choice id={id} option={answerTo(then, id)} /> to{' '}
            <Choice id={id} option={answerTo(now, id)} />
          </Point>
        ))}
      </Points>
      <p>{`Unchanged: ${MODEL.questionIds.length - changed.length} of ${MODEL.questionIds.length} answers`}</p>
    </Card>
  )
}

type DifferencesProps = { detail: LeadDetail; answers: CompleteAnswers }

/** Where colleagues differ most. */
export function Differences({ detail: { lead, colleagues }, answers }: DifferencesProps) {
  const others = colleagues.flatMap((colleague) => {
    const theirs = readAnswersOf(MODEL, colleague.latestResponse)
    return theirs ? [{ name: colleague.name, answers: theirs }] : []
  })
  const people = [{ name: lead.name, answers }, ...others]
  const apart = MODEL.questionIds
    .map((id) => {
      const options = people.map((person) => answerTo(person.answers, id))
      return { id, range: Math.max(...options) - Math.min(...options) }
    })
    .filter(({ range }) => range > 0)
    .sort((one, other) => other.range - one.range)
  if (apart.length === 0) return null
  return (
    <Card title="Where colleagues differ most">
      <Points>
        {apart.slice(0, MAX_DIFFERENCES).map(({ id }) => (
          <Point key={id} question={id} detail={<Choosers people={people} id={id} />}>
            <Topic id={id} />
          </Point>
        ))}
      </Points>
    </Card>
  )
}

type Person = { name: string; answers: CompleteAnswers }

/** Each letter with those who chose it, the lowest first. */
function Choosers({ people, id }: { people: readonly Person[]; id: QuestionId }) {
  const choices = MODEL.options.map((option) => {
    const names = people.flatMap(({ name, answers }) =>
      answerTo(answers, id) === option ? [name] : [],
    )
    return (
      names.length > 0 && (
        <span key={option}>
          <strong>{letterOf(option)}</strong> <bdi>{names.join(', ')}</bdi>
        </span>
      )
    )
  })
  return <span className="cluster">{choices}</span>
}
