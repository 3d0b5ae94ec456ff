import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './benefits.module.css'

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

type AboutProps = {
  texts: readonly string[]
  /** After the last text. */
  link: ReactNode
  children: ReactNode
}

/** What a visitor wants to know before the start, and the start. */
export function About({ texts, link, children }: AboutProps) {
  return (
    <section className={styles.about}>
      <div className={styles.inner}>
        {texts.map((text, index) => (
          <p key={text}>
            <span>{text}</span> {index === texts.length - 1 && link}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}
