import type { ReactNode } from 'react'
import { LetterBox } from './letter-box.tsx'
import styles from '../report/cards.module.css'

/** Three side by side, or one below the other. */
export function TalkingPoints({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={styles.cards}>
      {children}
    </ol>
  )
}

type TalkingPointProps = {
  question: string
  /** Where the answers are. */
  track: ReactNode
  positions: readonly { letter: string; quote: string; who: string }[]
  evidence: string | false | undefined
}

/** One question: what was said, by whom, and what would settle it. */
export function TalkingPoint({ question, track, positions, evidence }: TalkingPointProps) {
  return (
    <li className={styles.point}>
      <p className={styles.action}>{question}</p>
      {track}
      <ul role="list" className="stack gap-2 small">
        {positions.map(({ letter, quote, who }) => (
          <li key={letter} className={styles.position}>
            <LetterBox>{letter}</LetterBox>
            <span className={styles.said}>
              {`“${quote}”`}
              <span className="note">{who}</span>
            </span>
          </li>
        ))}
      </ul>
      {evidence && <p className={`${styles.evidence} small`}>{evidence}</p>}
    </li>
  )
}
