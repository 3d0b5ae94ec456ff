import { useState } from 'react'
import { optionSentence, optionText, questionLabel } from '../../../content/questions/questions.ts'
import { numberText, scoreText } from '../../../content/numbers.ts'
import type { ChosenAnswer } from '../../../domain/report/chosen-answer.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import { paired } from '../../../content/joined.ts'
import * as say from '../../../generated/words/report.ts'
import { hasEqualSections } from '../../../domain/assessment/assessment.ts'
import { weightOf } from '../../../domain/assessment/scoring.ts'
import { boundText, pointsOf } from '../../../domain/assessment/shown-score.ts'
import { optionAbove } from './report-sentences.ts'
import styles from './how-we-got-it.module.css'

const RANGES = paired(
  MODEL.stages.map(({ name, from, to }) =>
    say.range({ stage: name, from: endText(from), to: endText(to) }),
  ),
)

const IN_PERCENT = MODEL.show === 'percent' ? `${say.inPercent} ` : ''

const MEAN_OF_SECTIONS = MODEL.weights ? say.weightedAverage : say.sectionAverage

function endText(bound: number): string {
  return numberText(boundText(MODEL, bound))
}

type HowWeGotItProps = { report: Report; isOnPaper: boolean }

/** All answers, and how they make up the score. On paper it is open, where the style sheet cannot do that, too. */
export function HowWeGotIt({ report: { scores, sections }, isOnPaper }: HowWeGotItProps) {
  const [isOpen, setOpen] = useState(false)
  const average = hasEqualSections(MODEL) ? say.average : MEAN_OF_SECTIONS
  return (
    <details
      className={styles.fold}
      open={isOpen || isOnPaper}
      onToggle={({ currentTarget }) => !isOnPaper && setOpen(currentTarget.open)}
    >
      <summary>{say.how({ score: scoreText(scores.overall) })}</summary>
      <div className={styles.opened}>
        <table className={`${styles.table} small`}>
          <caption className="muted">{say.worth}</caption>
          <thead>
            <tr>
              <th scope="col">{say.question}</th>
              <th scope="col">{say.answerColumn}</th>
              <th scope="col">{MODEL.weights ? say.timesWeight : say.points}</th>
            </tr>
          </thead>
          <tbody>
            {sections.flatMap(({ answers }) =>
              answers.map((answer) => (
                <tr key={answer.id}>
                  <th scope="row">{questionLabel(answer.id)}</th>
                  <td>
                    <strong>{optionText(answer.id, answer.option)}</strong>
                    <OptionSentence {...answer} />
                    <span className="caption screen-only">{optionAbove(answer)}</span>
                  </td>
                  <td>{pointsText(answer)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
        <p>{`${average} ${IN_PERCENT}${say.ranges({ ranges: RANGES })}`}</p>
      </div>
    </details>
  )
}

/** “3”, or with its weight “3 × 2”. */
function pointsText({ id, option }: ChosenAnswer): string {
  const points = `${pointsOf(MODEL, option)}`
  return MODEL.weights ? `${points}\u00a0×\u00a0${weightOf(MODEL, id)}` : points
}

function OptionSentence({ id, option }: ChosenAnswer) {
  const sentence = optionSentence(id, option)
  return sentence && <p className="small">{sentence}</p>
}
