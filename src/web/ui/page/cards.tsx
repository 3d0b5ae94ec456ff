import type { ReactNode } from 'react'
import styles from './cards.module.css'

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

type CardProps = { title: string; count: string; ticks: number; children: ReactNode }

export function Card({ title, count, ticks, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      <p className={styles.count}>
        <svg aria-hidden="true" width={ticks * 20 - 4} height="6" className={styles.ticks}>
          {Array.from({ length: ticks }, (_, index) => (
            <rect key={index} x={index * 20} y="0" width="16" height="6" />
          ))}
        </svg>
        {count}
      </p>
    </li>
  )
}
