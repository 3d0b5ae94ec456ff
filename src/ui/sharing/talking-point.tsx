import type { ReactNode } from 'react'
import { Unbroken } from '../page/unbroken.tsx'
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
  distance: string
  question: string
  positions: readonly { letter: string; quote: string; who: string }[]
  evidence: string
}

/** One question on which a team differs: what was said, by whom, and what would settle it. */
export function TalkingPoint({ distance, question, positions, evidence }: TalkingPointProps) {
  return (
    <li className={styles.point}>
      <p className="muted small">{distance}</p>
      <p className={styles.action}>
        <Unbroken text={question} />
      </p>
      <ul role="list" className="stack gap-2 small">
        {positions.map(({ letter, quote, who }) => (
          <li key={letter} className={styles.position}>
            <LetterBox>{letter}</LetterBox>
            <span className={styles.said}>
              “<Unbroken text={quote} />”<span className="note">{who}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={`${styles.evidence} small`}>{evidence}</p>
    </li>
  )
}
