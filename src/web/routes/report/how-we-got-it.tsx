import { optionText } from '../../../content/questions/questions.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { ChosenAnswer } from '../../../domain/report/chosen-answer.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { questionLabel } from '../../../content/questions/questions.ts'
import { MODEL } from '../../../generated/model.ts'
import { numberWord } from '../../../domain/number-word.ts'
import { hasEqualSections, letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import styles from './how-we-got-it.module.css'

const RANGES = MODEL.stages.map(({ name, from, to }) => `${name} ${from} to ${to}`).join(', ')

const TOP = topOptionOf(MODEL)
const ANSWERS = `${numberWord(MODEL.questionIds.length)} answers`

/** All answers, and how they make up the score. */
export function HowWeGotIt({ report: { scores, sections } }: { report: Report }) {
  return (
    <Disclosure summary={`How we got ${oneDecimal(scores.overall)} from the ${ANSWERS}`}>
      <table className={styles.table}>
        <caption className="caption">
          {`Each answer is worth 1 (A) to ${TOP} (${letterOf(TOP)}) points. Moving it up one option is 1 point.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {sections.flatMap(({ answers }) =>
            answers.map((answer) => (
              <tr key={answer.id}>
                <th scope="row">{questionLabel(answer.id)}</th>
                <td>
                  <strong>{optionText(answer.id, answer.option)}</strong>
                  <span className="caption screen-only">{optionAbove(answer)}</span>
                </td>
                <td>{answer.option}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>{`The score is the average of the ${hasEqualSections(MODEL) ? ANSWERS : 'section scores'}. The stages: ${RANGES}.`}</p>
    </Disclosure>
  )
}

function optionAbove({ id, option }: ChosenAnswer): string {
  const above = MODEL.options.find((other) => other === option + 1)
  return above ? `Next: ${optionText(id, above)}` : 'Already the highest option'
}
