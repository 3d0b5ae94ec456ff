import type { ReactNode } from 'react'
import { OUT_OF, scoreText } from '../../../content/numbers.ts'
import { placeOnClimb } from '../../../domain/assessment/place-on-climb.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import { RisingScore } from './rising-score.tsx'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import type { Climb } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { distanceSentence, gapNote, reportHeading } from './report-sentences.ts'
import styles from './report-head.module.css'

type ReportHeadProps = FigureProps & {
  /** What the reader tries, shown in place of the report, but for a sentence that would move what is pressed. */
  trial: Report | undefined
  badge: string
  /** Whose report, and when. */
  origin?: ReactNode
  subtitle: string
  isShared: boolean
}

/** A score between two stages has its flag between them. */
export function ReportHead({
  report,
  trial,
  climb,
  badge,
  origin,
  subtitle,
  isShared,
}: ReportHeadProps) {
  return (
    <PageHead
      badge={trial ? say.tried : badge}
      origin={origin}
      title={<Title {...reportHeading(trial ?? report, isShared)} />}
      intro={subtitle}
      figure={trial ? triedFigure(trial) : reportFigure({ report, climb })}
      picture={<ReportClimb report={trial ?? report} />}
    />
  )
}

function triedFigure(trial: Report) {
  const caption = (
    <>
      <span>{say.tried}</span> <strong className="strong late">{trial.stage}</strong>
    </>
  )
  return { ...reportFigure({ report: trial }), caption }
}

type FigureProps = { report: Report; climb?: Climb | undefined }

/** The score, and how far it is to the next stage. */
export function reportFigure({ report: { scores, stage, gap, plan }, climb }: FigureProps) {
  return {
    score: (
      <bdi dir="ltr">
        {climb ? (
          <RisingScore score={scores.overall} ms={climb.ms} />
        ) : (
          <span>{scoreText(scores.overall)}</span>
        )}
        <span className="out-of">{OUT_OF}</span>
      </bdi>
    ),
    caption: (
      <>
        <span>{say.overall}</span> <strong className="strong late">{stage}</strong>
      </>
    ),
    facts: (
      <>
        <p className="caption late">{distanceSentence(scores.overall, plan.nextStage)}</p>
        {gap && <p className="caption late">{gapNote(scores)}</p>}
      </>
    ),
  }
}

export function ReportClimb({ report: { scores } }: Pick<FigureProps, 'report'>) {
  const { stage, part } = placeOnClimb(MODEL, scores.overall)
  return (
    <StageRamp
      label={say.stages}
      stages={MODEL.stages.map(({ name }) => name)}
      flags={[{ stage, part, text: say.here }]}
    />
  )
}

/**
 * On a narrow screen it breaks at a fixed place, because the break would move when our fonts load. It is a
 * `br`, because some screen readers read a block in a heading as a second heading.
 */
function Title({ text, breakBefore, label }: ReturnType<typeof reportHeading>) {
  if (label !== undefined || breakBefore === undefined) {
    return (
      <>
        <span>{text}</span> <small className="intro">{label}</small>
      </>
    )
  }
  // A quotation mark stays with what it opens.
  const end = text.lastIndexOf(' ', text.lastIndexOf(breakBefore))
  return (
    <>
      <span>{text.slice(0, Math.max(end, 0))}</span> <br className={styles.break} />
      <span>{text.slice(end + 1)}</span>
    </>
  )
}
