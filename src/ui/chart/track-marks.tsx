import styles from './track.module.css'

/** In a cell of a track: the place that an answer is to reach. */
export function PlantedFlag({ text }: { text: string }) {
  return (
    <svg className={styles.goal} viewBox="0 0 26 18" data-flag="">
      <path className="planted" d="M1 .5h24.5l-3 8.5 3 8.5H1z" />
      <path className="planted" strokeWidth="2" d="M1 0v18" />
      <text x="12" y="13.5" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}

/** Of the earlier of two reports. */
export function EarlierTile({ text }: { text: string }) {
  return <span className={styles.earlier}>{text}</span>
}
