import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './sheet.module.css'

type SheetProps = { title: string; foot: ReactNode; children: ReactNode }

/** A row of fields above what they change; a phone shows it at the bottom of the screen, with its title and `foot`. */
export function Sheet({ title, foot, children }: SheetProps) {
  const id = useId()
  return (
    <div className={styles.shade}>
      <section aria-labelledby={id} className={styles.sheet}>
        <h2 id={id} className="phone-only">
          {title}
        </h2>
        {children}
        <div className="phone-only bar headed">{foot}</div>
      </section>
    </div>
  )
}
