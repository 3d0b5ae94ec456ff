import type { ReactNode } from 'react'
import { Unbroken } from '../page/unbroken.tsx'
import styles from './sharing-head.module.css'

type SharingHeadProps = {
  badge: string
  title: ReactNode
  intro: string
  note?: string | false
  /** At the right of the words, where there is room. */
  picture?: ReactNode
}

/** The head of a page made from several reports, like that of one report. */
export function SharingHead({ badge, title, intro, note, picture }: SharingHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.badge}>{badge}</p>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.intro}>
          <Unbroken text={intro} />
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
