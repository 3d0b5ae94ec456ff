import { questionNumber } from '../../../generated/words/report.ts'
import styles from '../../../ui/label/question-number.module.css'

/** How many letters of a text stay with its number, in whole words. */
const KEPT = 16

/** A text, and the question that it is about, as its answer is drawn on a track. Its last words stay with the number. */
export function NumberedText({ text, id }: { text: string; id: number }) {
  const end = text.indexOf(' ', text.length - KEPT) + 1 || text.lastIndexOf(' ') + 1
  return (
    <>
      <span>{text.slice(0, end)}</span>
      <span className="marked">
        <span>{text.slice(end)}</span>
        <span className={styles.tile}>
          <span className="unseen">{questionNumber({ question: id })}</span>
          <span aria-hidden="true">{id}</span>
        </span>
      </span>
    </>
  )
}
