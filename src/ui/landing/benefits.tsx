import type { ReactNode } from 'react'
import styles from './benefits.module.css'

export function Benefits({ children }: { children: ReactNode }) {
  return <ul className={styles.benefits}>{children}</ul>
}

type BenefitProps = { picture: ReactNode; title: string; text: string }

export function Benefit({ picture, title, text }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
