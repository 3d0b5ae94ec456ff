import { reportPathOf } from '../../../contract/pages.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { shownDifference } from '../../../domain/sharing/comparison.ts'
import type { Comparison } from '../../../domain/sharing/comparison.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Note } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ReportLink, ReportLinks } from '../../../ui/sharing/report-links.tsx'
import { PageLink } from '../page-link.tsx'
import { gapSentence } from '../report/report-sentences.ts'
import { comparisonIntro, comparisonTitle } from './sharing-sentences.ts'

type ComparisonHeadProps = { comparison: Comparison; codes: { earlier: string; later: string } }

/** What changed in one sentence and on one ladder, and the way to each report. */
export function ComparisonHead({ comparison, codes }: ComparisonHeadProps) {
  return (
    <PageHead
      badge="Before and after"
      title={comparisonTitle(comparison)}
      intro={comparisonIntro(comparison)}
      picture={
        <StageRamp
          of="two"
          label="The five stages, in order"
          stages={STAGES.map(({ name }) => name)}
          flags={flagsOf(comparison)}
        />
      }
    >
      {(['earlier', 'later'] as const).map((time) => {
        const { gap, scores } = comparison[time]
        return (
          gap && (
            <Note key={time}>{gapSentence(scores, gap, `The ${time} report’s exact score`)}</Note>
          )
        )
      })}
      <ReportLinks>
        {(['earlier', 'later'] as const).map((time) => (
          <ReportLink
            key={time}
            label={`${time === 'earlier' ? 'Earlier' : 'Later'} report ${codes[time]}`}
            figure={scoreAndStage(comparison[time])}
          >
            <PageLink href={reportPathOf(codes[time])}>{`Open the ${time} report`}</PageLink>
          </ReportLink>
        ))}
      </ReportLinks>
    </PageHead>
  )
}

/** One for each report, or one for both where they would say the same at the same stage. */
function flagsOf({ earlier, later }: Comparison) {
  const [from, to] = [oneDecimal(earlier.scores.overall), oneDecimal(later.scores.overall)]
  const difference = shownDifference(earlier.scores.overall, later.scores.overall)
  if (earlier.stage === later.stage && difference === 0)
    return [{ stage: later.stage, text: `Both ${to}` }]
  const before = { stage: earlier.stage, text: `Earlier ${from}`, plain: true }
  const now = { stage: later.stage, text: `Later ${to}` }
  return difference > 0 ? [now, before] : [before, now]
}
