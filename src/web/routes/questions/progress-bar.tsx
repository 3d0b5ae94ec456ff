import { sectionOf } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import { progressPercent } from '../../../domain/assessment/flow.ts'
import { percentText } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import { progress } from '../../../generated/words/question-page.ts'
import { classesOf } from '../../../ui/page/classes-of.ts'
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

/** Where a visitor is, in words and as a bar of one box a question, with wider gaps between sections. */
export function ProgressBar({ id, position, positionId, isMoving }: ProgressBarProps) {
  const count = MODEL.questionIds.length
  const percent = percentText(progressPercent(MODEL, id))
  return (
    <div className="stack gap-2">
      <p className={styles.position}>
        <span id={positionId}>{position}</span>
        <span className={`${styles.section} muted`}>{sectionOf(MODEL, id)}</span>
        <span>{percent}</span>
      </p>
      <div
        role="progressbar"
        aria-label={progress}
        aria-valuenow={id}
        aria-valuemax={count}
        // One browser reads the share with all its decimals.
        aria-valuetext={percent}
        className={styles.bar}
      >
        {MODEL.questionIds.map((each) => (
          <span
            key={each}
            className={classesOf(
              SECTION_ENDS.includes(each) && styles.last,
              each <= id && styles.filled,
              isMoving && each === id + 1 && styles.next,
            )}
          />
        ))}
      </div>
    </div>
  )
}
