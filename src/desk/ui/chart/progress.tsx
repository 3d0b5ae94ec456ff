import { useId } from 'react'
import styles from './progress.module.css'

/** Without `done` nobody knows how far it is. */
export function Progress(props: { label: string; done: number | undefined; total: number }) {
  const { label, done, total } = props
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} value={done} max={Math.max(1, total)} />
    </div>
  )
}
