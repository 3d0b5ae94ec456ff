import styles from './benefit-pictures.module.css'

/** Twelve ticks in four groups, seven of them answered. */
export function TwelveTicks() {
  return (
    <svg aria-hidden="true" className={styles.picture} width="230" height="40" viewBox="0 0 230 40">
      {Array.from({ length: 12 }, (_, index) => (
        <rect
          key={index}
          className={index < 7 ? 'drawn' : 'faint'}
          x={index * 17 + Math.floor(index / 3) * 10}
          y={index < 7 ? 0 : 12}
          width="12"
          height={index < 7 ? 40 : 28}
        />
      ))}
    </svg>
  )
}

export function FourBars() {
  return (
    <svg aria-hidden="true" className={styles.picture} width="230" height="40" viewBox="0 0 230 40">
      {[152, 106, 198, 106].map((width, index) => (
        <g key={index}>
          <rect className="faint" x="0" y={index * 11} width="230" height="7" />
          <rect className="drawn" x="0" y={index * 11} width={width} height="7" />
        </g>
      ))}
    </svg>
  )
}

export function NextStep() {
  return (
    <svg aria-hidden="true" className={styles.picture} width="230" height="40" viewBox="0 0 230 40">
      <path className={styles.line} d="M0 36h66V22h58V8h56" />
      <rect className="planted" strokeWidth="1.5" x="180" y="2" width="44" height="12" />
    </svg>
  )
}
