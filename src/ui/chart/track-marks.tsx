import styles from './track.module.css'

/** In a cell of a track: a place to reach. */
export function PlantedFlag() {
  return (
    <svg width="14" height="18" data-flag="">
      <path className="planted" strokeWidth="2" d="M2 18V1" />
      <path className="planted" d="M2.5 1.5h11L11 5l2.5 3.5h-11z" />
    </svg>
  )
}

/** Of the earlier of two reports. */
export function EarlierTile({ text }: { text: string }) {
  return <span className={styles.earlier}>{text}</span>
}
