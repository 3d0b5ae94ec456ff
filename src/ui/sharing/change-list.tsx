import type { ReactNode } from 'react'
import { Unbroken } from '../page/unbroken.tsx'
import { ReportList } from '../report/report-section.tsx'
import { LetterBox } from './letter-box.tsx'
import styles from './change-list.module.css'

type ChangeListProps = {
  mark: 'dot' | 'down'
  /** Whether it has the page's whole width: two lines then stand side by side. */
  wide: boolean
  children: ReactNode
}

export function ChangeList({ mark, wide, children }: ChangeListProps) {
  return (
    <div className={wide ? `${styles.changes} ${styles.wide}` : styles.changes}>
      <ReportList mark={mark} paired={wide}>
        {children}
      </ReportList>
    </div>
  )
}

type ChangedQuestionProps = { question: string; from: string; to: string }

/** A question, and at its end both letters; the words that follow say the same. */
export function ChangedQuestion({ question, from, to }: ChangedQuestionProps) {
  return (
    <span className={styles.question}>
      <span>
        <Unbroken text={question} />
      </span>
      <span aria-hidden="true" className={styles.letters}>
        <LetterBox>{from}</LetterBox>to <LetterBox>{to}</LetterBox>
      </span>
    </span>
  )
}
