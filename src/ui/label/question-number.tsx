import styles from './question-number.module.css'

/** A question, as its answer is drawn on a track. */
export function QuestionNumber({ id }: { id: number }) {
  return (
    <span className={styles.tile}>
      <span className="unseen">question </span>
      {id}
    </span>
  )
}
