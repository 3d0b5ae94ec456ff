import styles from './track.module.css'

/** In a cell of a track: a place to reach. */
export function PlantedFlag() {
  return (
    <svg className={styles.goal} width="18" height="20" data-flag="">
      <path className="planted" strokeWidth="2" d="M4 20V2" />
      <path className="planted" d="M4.5 2.5h11L13 6l2.5 3.5h-11z" />
    </svg>
  )
}

/** Of the earlier of two reports. */
export function EarlierTile({ text }: { text: string }) {
  return <span className={styles.earlier}>{text}</span>
}
