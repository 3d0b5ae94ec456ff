import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { CODE, HEADLINE, OUT_OF, PART, SCORE, STAGE } from '../../../generated/sample.ts'
import * as say from '../../../generated/words/landing.ts'
import { SITE } from '../../../generated/site.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { MODEL } from '../../../generated/model.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { PageLink } from '../page-link.tsx'
import { WithoutScript } from '../without-script.tsx'
import styles from './hero.module.css'
import { WelcomeBack } from './welcome-back.tsx'

const [AUDIENCE] = say.about
/** Too long to be read in the largest letters. */
const IS_LONG = say.tagline.length > 90
/** One term each, but for the first with the mark before it: no line ends with a mark. */
const TERMS = say.note.split(/ (?=•)/)

/** What it is for, the call to action, and what to look at first. */
export function Hero({ start }: { start: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className="stack gap-4">
        <hgroup className="stack">
          <h1 tabIndex={-1}>{SITE.title}</h1>
          <p className={IS_LONG ? styles.long : undefined}>{say.tagline}</p>
        </hgroup>
        <p className="full">{AUDIENCE}</p>
        <div className="stack gap-1">
          <div className={styles.start}>{start}</div>
          <WithoutScript />
          <p className="caption">
            {TERMS.map((term) => (
              <Fragment key={term}>
                <span>{term}</span>{' '}
              </Fragment>
            ))}
          </p>
          <WelcomeBack />
        </div>
      </div>
      <SampleReport />
    </section>
  )
}

/** The head of a report. All of it leads to the report. */
function SampleReport() {
  return (
    <div className="surface stack gap-2 stretched">
      <div className="ends small">
        <strong>{say.sampleTitle}</strong>
        <PageLink href={reportPathOf(CODE)}>{say.sample}</PageLink>
      </div>
      <div className="stack gap-2">
        <div className="ends">
          <p className={styles.score}>
            <bdi dir="ltr">
              <span>{SCORE}</span>
              <span className="out-of">{OUT_OF}</span>
            </bdi>
          </p>
          <p className={styles.stage}>{STAGE}</p>
        </div>
        <StageRamp
          label={say.picture}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={[{ stage: STAGE, part: PART, text: SCORE }]}
        />
        <p className="muted parted">{HEADLINE}</p>
      </div>
    </div>
  )
}
