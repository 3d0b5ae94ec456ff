import styles from './question-number.module.css'

type QuestionNumberProps = {
  id: number
  /** The same to a screen reader. */
  label: string
}

/** A question, as its answer is drawn on a track. */
export function QuestionNumber({ id, label }: QuestionNumberProps) {
  return (
    <span className={styles.tile}>
      <span className="unseen">{label}</span>
      <span aria-hidden="true">{id}</span>
    </span>
  )
}
