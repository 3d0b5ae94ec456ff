import type { ReactNode } from 'react'
import { LetterBox } from '../label/letter-box.tsx'
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
  positions: readonly { letter: string; quote: string }[]
  evidence: string | false | undefined
}

/** One question: who said what, and what would settle it. */
export function TalkingPoint({ question, track, positions, evidence }: TalkingPointProps) {
  return (
    <li className={styles.card}>
      <p className={styles.action}>{question}</p>
      {track}
      <ul role="list" className="stack gap-2 small">
        {positions.map(({ letter, quote }) => (
          <li key={letter} className={styles.position}>
            <LetterBox>{letter}</LetterBox>
            <span>{`“${quote}”`}</span>
          </li>
        ))}
      </ul>
      {evidence && <p className={styles.evidence}>{evidence}</p>}
    </li>
  )
}
