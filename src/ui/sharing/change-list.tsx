import type { ReactNode } from 'react'
import { ReportList } from '../report/report-section.tsx'
import { LetterBox } from './letter-box.tsx'
import styles from './change-list.module.css'

export function ChangeList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.changes}>
      <ReportList mark="dash">{children}</ReportList>
    </div>
  )
}

type ChangedQuestionProps = { question: string; from: string; to: string }

/** A question with both letters at its end; the text below says the same. */
export function ChangedQuestion({ question, from, to }: ChangedQuestionProps) {
  return (
    <span className={styles.question}>
      <span>{question}</span>
      <span aria-hidden="true" className={styles.letters}>
        <LetterBox>{from}</LetterBox>to <LetterBox>{to}</LetterBox>
      </span>
    </span>
  )
}
