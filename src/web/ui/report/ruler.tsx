import styles from './ruler.module.css'

type RulerProps = {
  /** The same in words. */
  label: string
  /** Fractions of the whole ruler, 0 to 1. */
  ranges: readonly { name: string; text: string; from: number; to: number }[]
  mark: { at: number; text: string }
}

/** Ranges to scale with the gaps between them, and the exact score on its tick. */
export function Ruler({ label, ranges, mark }: RulerProps) {
  const at = percent(mark.at)
  return (
    <svg role="img" aria-label={label} className={styles.ruler} width="100%">
      <text className={styles.score} x={at} y="14" textAnchor={anchorOf(mark.at)}>
        {mark.text}
      </text>
      {ranges.map(({ name, from, to }) => (
        <rect
          key={name}
          className={styles.range}
          x={percent(from)}
          width={percent(to - from)}
          y="28"
          height="14"
        />
      ))}
      <line className={styles.mark} x1={at} x2={at} y1="20" y2="48" />
      {ranges.map(({ name, text, from, to }) => (
        <g key={name} className={styles.label}>
          <text className={styles.name} x={percent((from + to) / 2)} y="62" textAnchor="middle">
            {name}
          </text>
          <text x={percent((from + to) / 2)} y="79" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}

/** At either end the text stays within the ruler. */
function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.05) return 'start'
  return share > 0.95 ? 'end' : 'middle'
}
