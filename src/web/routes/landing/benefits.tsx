import type { ReactNode } from 'react'
import { CHECK, SECTIONS, STEP } from '../../../generated/sample.ts'
import * as say from '../../../generated/words/landing.ts'
import { label } from '../../../generated/words/page.ts'
import { optionText } from '../../../content/questions/questions.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import { OptionRow } from '../../../ui/question/option-row.tsx'
import { SampleTracks } from './sample-tracks.tsx'
import styles from './benefits.module.css'

const [SHORT, PERSONAL, USEFUL] = say.benefits
const [FIRST_SECTION] = SECTIONS
const [FIRST_TILE] = FIRST_SECTION.tiles
/** The sample's answer to the first question, between its neighbors. */
const CHOICES = [FIRST_TILE.at - 1, FIRST_TILE.at, FIRST_TILE.at + 1].filter(
  (option) => option > 0 && option <= topOptionOf(MODEL),
)

/** Each with a piece of the sample's way through the product. Side by side where there is room. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      <Benefit {...SHORT}>
        {CHOICES.map((option) => (
          <OptionRow key={option} letter={letterOf(option)} isChosen={option === FIRST_TILE.at}>
            {optionText(Number(FIRST_TILE.text), option)}
          </OptionRow>
        ))}
      </Benefit>
      <Benefit {...PERSONAL}>
        <SampleTracks sections={SECTIONS.slice(1, 2)} hasAnswers />
      </Benefit>
      <Benefit {...USEFUL}>
        <div className="stack gap-2">
          <p>
            {`${label({ label: say.firstStep })} `}
            <strong>{STEP}</strong>
          </p>
          {CHECK && <p className="muted">{`${label({ label: say.check })} ${CHECK}`}</p>}
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
    <li className={styles.benefit}>
      <div aria-hidden="true" className={styles.picture}>
        {children}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}
