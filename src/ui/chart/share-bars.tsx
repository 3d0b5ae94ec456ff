import { Flag } from '../label/flag.tsx'
import styles from './share-bars.module.css'

type ShareBarsProps = {
  caption: string
  /** `share`: 0 to 1. `here`: what lies in this row. */
  rows: readonly { name: string; share: number; text: string; here?: string | false }[]
}

/** Parts of a whole, one bar each. */
export function ShareBars({ caption, rows }: ShareBarsProps) {
  const most = Math.max(...rows.map(({ share }) => share))
  return (
    <table className={styles.bars}>
      <caption className="caption">{caption}</caption>
      <tbody>
        {rows.map(({ name, share, text, here }) => (
          <tr key={name} className={here ? styles.here : undefined}>
            <th scope="row">{name}</th>
            <td aria-hidden="true" className={styles.bar}>
              <svg width="100%" height="16">
                <rect width={`${(100 * share) / most}%`} height="16" />
              </svg>
            </td>
            <td>{text}</td>
            <td>{here && <Flag>{here}</Flag>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
