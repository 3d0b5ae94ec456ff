import { Flag } from '../label/flag.tsx'
import { Unbroken } from '../page/unbroken.tsx'
import styles from './short-lines.module.css'

/** The last of them is what to do, and carries the flag. */
export function ShortLines({ lines }: { lines: readonly { label: string; text: string }[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, text }, index) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>
            {index === lines.length - 1 ? <Flag>{label}</Flag> : label}
          </dt>
          <dd className={styles.text}>
            <WithBlanks text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const OWNER = /(Owner: )(____)/

/** "Owner: ____" and the day each stay on one line; on paper there is room to write a name. */
function WithBlanks({ text }: { text: string }) {
  const [before = '', label, blank, after = ''] = text.split(OWNER)
  return (
    <>
      <span className={label && styles.action}>
        <Unbroken text={before} />
      </span>
      {label && (
        <span className={styles.owner}>
          <span className={styles.whole}>
            {label}
            <span className={styles.blank}>{blank}</span>
          </span>{' '}
          <span className={styles.whole}>{after.trim()}</span>
        </span>
      )}
    </>
  )
}
