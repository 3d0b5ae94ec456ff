import { Tag } from '../label/tag.tsx'
import styles from './section-score.module.css'

type SectionScore = {
  name: string
  score: string
  /** 0 to 1 */
  share: number
  tag?: { text: string; accent: boolean } | undefined
}

export function SectionScores({ sections }: { sections: readonly SectionScore[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {sections.map((section) => (
        <SectionRow key={section.name} {...section} />
      ))}
    </ul>
  )
}

function SectionRow({ name, score, share, tag }: SectionScore) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      {tag && <Tag accent={tag.accent}>{tag.text}</Tag>}
      <p className={styles.score}>{score}</p>
      <svg aria-hidden="true" className={styles.bar} width="100%" height="6" data-bar="">
        <rect className="track" width="100%" height="6" />
        <rect className="drawn" width={`${share * 100}%`} height="6" />
      </svg>
    </li>
  )
}
