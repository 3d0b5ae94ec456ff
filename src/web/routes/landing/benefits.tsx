import type { ReactNode } from 'react'
import { CHOICE, SECTIONS, STEP } from '../../../generated/sample.ts'
import * as say from '../../../generated/words/landing.ts'
import { optionText } from '../../../content/questions/questions.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import { Rail } from '../../../ui/chart/track-list.tsx'
import { Flag } from '../../../ui/label/flag.tsx'
import { classesOf } from '../../../ui/page/classes-of.ts'
import options from '../../../ui/question/option.module.css'
import styles from './benefits.module.css'

const [SHORT, PERSONAL, USEFUL] = say.benefits
const [DAY] = MODEL.plan.days
const TOP = topOptionOf(MODEL)
/** The sample's answer to the first question, between its neighbors. */
const CHOICES = [CHOICE - 1, CHOICE, CHOICE + 1].filter((option) => option > 0 && option <= TOP)

/** Each with a piece of the sample's way through the product. Side by side where there is room. */
export function Benefits() {
  return (
    <ul className={`${styles.benefits} page stack gap-5`}>
      <Benefit {...SHORT}>
        <div className={options.group}>
          {CHOICES.map((option) => (
            <div
              key={option}
              className={classesOf(options.option, option === CHOICE && options.chosen)}
            >
              <div className={`${options.face} ${styles.option}`}>
                <span className={options.radio} data-letter={letterOf(option)} />
                <span className={options.text}>{optionText(1, option)}</span>
              </div>
            </div>
          ))}
        </div>
      </Benefit>
      <Benefit {...PERSONAL}>
        <div className={styles.plate}>
          {SECTIONS.slice(0, 4).map(({ name, score, share }) => (
            <div key={name} className="ends tiny">
              <span>{name}</span>
              <span className="strong">{score}</span>
              <Rail top={1} to={share} />
            </div>
          ))}
        </div>
      </Benefit>
      <Benefit {...USEFUL}>
        <div className={styles.plate}>
          <div>
            <Flag>{say.firstStep({ day: DAY })}</Flag>
          </div>
          <strong className="tiny">{STEP}</strong>
        </div>
      </Benefit>
    </ul>
  )
}

type BenefitProps = {
  title: string
  text: string
  /** Pieces of the product, as a picture. */
  children: ReactNode
}

function Benefit({ title, text, children }: BenefitProps) {
  return (
    <li className={`${styles.benefit} surface`}>
      <div aria-hidden="true" className={`${styles.picture} small stack gap-2`}>
        {children}
      </div>
      <div className="stack gap-2">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}
