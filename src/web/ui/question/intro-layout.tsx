import type { ReactNode } from 'react'
import styles from './intro-layout.module.css'

type IntroLayoutProps = { areas: ReactNode; buttons: ReactNode; children: ReactNode }

/** How to answer, beside it the areas; on a phone the buttons stay at the bottom of the screen. */
export function IntroLayout({ areas, buttons, children }: IntroLayoutProps) {
  return (
    <main className={styles.layout}>
      <div className={styles.rules}>{children}</div>
      <ul role="list" className={styles.areas}>
        {areas}
      </ul>
      <div className={styles.buttons}>{buttons}</div>
    </main>
  )
}

type AreaProps = { title: string; count: string; ticks: number; children: ReactNode }

export function Area({ title, count, ticks, children }: AreaProps) {
  return (
    <li className={styles.area}>
      <svg aria-hidden="true" width="40" height="12" className={styles.ticks}>
        {Array.from({ length: ticks }, (_, index) => (
          <rect key={index} x={(index * 42) / ticks} y="0" width={42 / ticks - 3} height="12" />
        ))}
      </svg>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.count}>{count}</p>
      </div>
      <p className={styles.text}>{children}</p>
    </li>
  )
}
