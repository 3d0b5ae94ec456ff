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
      <div aria-hidden="true" className={styles.picture}>
        {picture}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className="muted">{text}</p>
    </li>
  )
}

type CropProps = { mark: ReactNode; isChosen?: boolean; children: ReactNode }

/** A line of the product: an option of a question, or the check of a step. */
export function Crop({ mark, isChosen, children }: CropProps) {
  return (
    <p className={classesOf(styles.crop, isChosen && styles.chosen)}>
      {mark}
      <span>{children}</span>
    </p>
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
