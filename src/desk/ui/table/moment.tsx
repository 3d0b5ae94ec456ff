import styles from './moment.module.css'

/** A day and, where the screen has room for it, the time of day after it. */
export function Moment({ at, text }: { at: string; text: string }) {
  const [day, clock] = text.split(/(?=, \d\d:\d\d$)/)
  return (
    <time dateTime={at} title={text}>
      {day}
      {clock && <span className={styles.clock}>{clock}</span>}
    </time>
  )
}
