import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './benefits.module.css'

/** Side by side where there is room. */
export function Benefits({ children }: { children: ReactNode }) {
  return <ul className={styles.benefits}>{children}</ul>
}

type BenefitProps = { picture: ReactNode; title: string; text: string }

export function Benefit({ picture, title, text }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      <p className="muted">{text}</p>
    </li>
  )
}

type CropProps = { isChosen?: boolean; children: ReactNode }

/** A piece of the product: an option of a question, a track, or the check of a step. */
export function Crop({ isChosen, children }: CropProps) {
  return (
    <div aria-hidden="true" className={classesOf(styles.crop, isChosen && styles.chosen)}>
      {children}
    </div>
  )
}

type BelowHeroProps = {
  benefits: ReactNode
  /** What a visitor wants to know before the start. */
  about: ReactNode
  start: ReactNode
}

/** On a phone the start stays at the bottom of the screen from here on. */
export function BelowHero({ benefits, about, start }: BelowHeroProps) {
  return (
    <div>
      {benefits}
      <div className={styles.about}>{about}</div>
      <div className={styles.start}>
        <div className={styles.button}>{start}</div>
      </div>
    </div>
  )
}
