import type { ReactNode } from 'react'
import { OUT_OF, scoreText } from '../../../content/numbers.ts'
import { gapNote, isBetween, stageInWords } from '../../../content/report/stage-in-words.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import { placeOnClimb } from '../../../domain/assessment/place-on-climb.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import { RisingScore } from './rising-score.tsx'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import type { Climb } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { distanceSentence } from './report-sentences.ts'

type ReportHeadProps = {
  report: Report
  /** Whether the report is on what the reader tries. */
  isTried?: boolean
  climb: Climb | undefined
  badge: string
  /** Whose report, and when. */
  origin?: ReactNode
  title: ReactNode
  intro: string
}

/** The score, how far it is to the next stage, and its flag, which stands between two stages if the score does. */
export function ReportHead({ report, isTried, climb, badge, ...words }: ReportHeadProps) {
  const { scores, stage, gap, plan } = report
  const place = placeOnClimb(MODEL, scores.overall)
  return (
    <PageHead
      {...words}
      badge={isTried ? say.tried : badge}
      figure={{
        score: (
          <bdi dir="ltr">
            {climb && !isTried ? (
              <RisingScore score={scores.overall} ms={climb.ms} />
            ) : (
              <span>{scoreText(scores.overall)}</span>
            )}
            <span className="out-of">{OUT_OF}</span>
          </bdi>
        ),
        caption: (
          <>
            <span>{isTried ? say.tried : say.overall}</span>{' '}
            <strong className="strong late">{stage}</strong>
          </>
        ),
        facts: (
          <>
            <p className="caption late">{distanceSentence(plan.nextStage)}</p>
            {gap && <p className="caption late">{gapNote({ stage, gap }, scores.overall)}</p>}
          </>
        ),
      }}
      picture={
        <StageRamp
          label={say.stages}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={[{ stage: place.stage, part: place.part, text: say.here }]}
        />
      }
    />
  )
}

/**
 * What a report is called by its stage. On a phone it breaks before the stage, because the break would move when
 * our fonts load. It is a `br`, because some screen readers read a block in a heading as a second heading.
 */
export function StageTitle({ outcome, isShared }: { outcome: Outcome; isShared: boolean }) {
  const { stage } = outcome
  if (isBetween(outcome)) {
    return (
      <>
        <span>{stageInWords(outcome)}</span>{' '}
        <small className="intro">{say.labeled({ label: stage })}</small>
      </>
    )
  }
  const text = isShared ? say.sharedResult({ stage }) : say.result({ stage })
  // A quotation mark stays with what it opens.
  const end = text.lastIndexOf(' ', text.lastIndexOf(stage))
  return (
    <>
      <span>{text.slice(0, Math.max(end, 0))}</span> <br className="phone-only" />
      <span>{text.slice(end + 1)}</span>
    </>
  )
}
