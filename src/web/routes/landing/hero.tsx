import type { ReactNode } from 'react'
import { CODE, SCORE, SECTIONS, STAGE } from '../../../generated/sample.ts'
import * as say from '../../../generated/words/landing.ts'
import { SITE } from '../../../generated/site.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { PageLink } from '../page-link.tsx'
import { WithoutScript } from '../without-script.tsx'
import { SampleTracks } from './sample-tracks.tsx'
import styles from './hero.module.css'
import { WelcomeBack } from './welcome-back.tsx'
import sheet from './sample-report.module.css'

const [AUDIENCE] = say.about

/** The call to action, what comes of it, and what to look at first. */
export function Hero({ start }: { start: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{SITE.title}</h1>
        <p className="intro">{say.tagline}</p>
        <div className="stack gap-2">
          {start}
          <WithoutScript />
          <p className="note">{say.note}</p>
          <WelcomeBack />
        </div>
        <p className="muted small">{AUDIENCE}</p>
      </div>
      <SampleReport />
      <div className={styles.picture}>
        <StageRamp
          isExample
          label={say.picture}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={[{ stage: STAGE, word: say.sampleTitle, text: SCORE }]}
        />
      </div>
    </section>
  )
}

/** The head of a report, as a sheet above the climb or around it. All of it leads to the report. */
function SampleReport() {
  return (
    <div className={sheet.sheet}>
      <div className={sheet.words}>
        <div className="ends small">
          <strong>{say.sampleTitle}</strong>
          <PageLink href={reportPathOf(CODE)}>{say.sample}</PageLink>
        </div>
        <div aria-hidden="true" className="stack">
          <div className="ends">
            <p className={sheet.score}>
              <bdi dir="ltr">
                {SCORE}
                <span className="out-of">{`/${topOptionOf(MODEL)}`}</span>
              </bdi>
            </p>
            <p className={sheet.stage}>{STAGE}</p>
          </div>
          <SampleTracks sections={SECTIONS} />
        </div>
      </div>
    </div>
  )
}
