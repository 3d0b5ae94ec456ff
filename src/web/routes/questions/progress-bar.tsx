import { sectionOf } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import { progressPercent } from '../../../domain/assessment/flow.ts'
import { percentText } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import { progress } from '../../../generated/words/question-page.ts'
import styles from './progress-bar.module.css'

/** The last question of each section. */
const SECTION_ENDS = MODEL.sections.map(({ questionIds }) => Math.max(...questionIds))

/** `positionId`: of the text that the question is described by. */
type ProgressBarProps = {
  id: QuestionId
  position: string
  positionId: string
  /** Whether the next question is about to open. */
  isMoving: boolean
}

/** Where a visitor is, in words and as a bar: cut where a question ends, and wider where a section does. */
export function ProgressBar({ id, position, positionId, isMoving }: ProgressBarProps) {
  const count = MODEL.questionIds.length
  const percent = percentText(progressPercent(MODEL, id))
  return (
    <div className="stack gap-2">
      <p className={styles.position}>
        <span id={positionId}>{position}</span>
        <span className={styles.section}>{sectionOf(MODEL, id)}</span>
        <span>{percent}</span>
      </p>
      <svg
        role="progressbar"
        aria-label={progress}
        aria-valuenow={id}
        aria-valuemax={count}
        // One browser reads the share with all its decimals.
        aria-valuetext={percent}
        className={styles.bar}
        width="100%"
        height="8"
      >
        <rect className="ground" width="100%" height="8" />
        <rect className="drawn" width={`${(id / count) * 100}%`} height="8" />
        {isMoving && (
          <rect
            className={`drawn ${styles.next}`}
            x={`${(id / count) * 100}%`}
            width={`${100 / count}%`}
            height="8"
          />
        )}
        {MODEL.questionIds.slice(0, -1).map((each) => (
          <rect
            key={each}
            className={styles.cut}
            x={`${(each / count) * 100}%`}
            width={SECTION_ENDS.includes(each) ? 6 : 2}
            height="8"
          />
        ))}
      </svg>
    </div>
  )
}
