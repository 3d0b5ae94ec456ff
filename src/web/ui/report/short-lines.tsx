import { Flag } from '../page/flag.tsx'
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
            <Unbroken text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
