import type { ReactNode } from 'react'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import { numberWord } from '../../../domain/number-word.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { distanceSentence, gapNote, reportHeading } from './report-sentences.ts'
import styles from './report-head.module.css'

/** What a screen reader says of a climb. */
export const STAGES_LABEL = `The ${numberWord(MODEL.stages.length)} stages, in order`

type ReportHeadProps = {
  report: Report
  badge: string
  /** Whose report, and when. */
  origin?: ReactNode
  subtitle: string
  isShared: boolean
}

/** A score between two stages has its flag between them. */
export function ReportHead({ report, badge, origin, subtitle, isShared }: ReportHeadProps) {
  const { scores, stage, gap, plan } = report
  return (
    <PageHead
      badge={badge}
      origin={origin}
      title={<Title text={reportHeading(report, isShared)} />}
      intro={subtitle}
      figure={{
        score: (
          <>
            <span>{oneDecimal(scores.overall)}</span>
            <span className="out-of">{`/${topOptionOf(MODEL)}`}</span>
          </>
        ),
        facts: (
          <>
            <p className="small">
              <span>Overall score</span> <strong className="strong">{stage}</strong>
            </p>
            <p className="caption">{distanceSentence(plan.nextStage)}</p>
            {gap && <p className="caption">{gapNote(scores)}</p>}
          </>
        ),
      }}
      picture={
        <StageRamp
          label={STAGES_LABEL}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={[
            {
              stage: describedStageOf(MODEL, scores.overall),
              text: 'Here',
              isBetween: gap !== undefined,
            },
          ]}
        />
      }
    />
  )
}

/**
 * On a narrow screen it breaks at a fixed place, because the break would move when our fonts load. It is a
 * `br`, because some screen readers read a block in a heading as a second heading.
 */
function Title({ text }: { text: string }) {
  const [first, second] = text.split(/ (?=is |\(labeled )/)
  return (
    <>
      <span>{first}</span> <br className={styles.break} />
      <span>{second}</span>
    </>
  )
}
