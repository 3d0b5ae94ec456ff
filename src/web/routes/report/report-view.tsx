import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import { sharedReportTitle } from '../../../content/previews.ts'
import { stageInWords } from '../../../content/report/stage-in-words.ts'
import { scoreText } from '../../../content/numbers.ts'
import * as say from '../../../generated/words/report.ts'
import type { PickedLine } from '../../../domain/report/pick-lines.ts'
import { stageWordsOf } from '../../../content/stages/stage-words.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ReportSection, ReportList } from '../../../ui/report/report-section.tsx'
import { useOnPaper } from '../../state/use-on-paper.ts'
import { WindowTitle } from '../window-title.tsx'
import { Helps } from './helps.tsx'
import { HowWeGotIt } from './how-we-got-it.tsx'
import { NumberedText } from './numbered-text.tsx'
import { ReportHead, StageTitle } from './report-head.tsx'
import { ReportTools } from './report-tools.tsx'
import { SinceThen } from './since-then.tsx'
import { SectionBreakdown } from './section-breakdown.tsx'
import { TryChanges } from './try-changes.tsx'
import { useMoment } from './use-moment.ts'
import { YourPlan } from './your-plan.tsx'

type ReportViewProps = {
  report: Report
  /** Of the run, '2026-11-20'. Without it, steps have no date. */
  day: string | undefined
  /** Seen for the first time. */
  isNew: boolean
  /** Whose report, and when. */
  origin: ReactNode
  /** Read by someone else than who answered. */
  isShared?: boolean
  /** The next step for the reader; differs for a shared report. */
  children: ReactNode
}

/** In reading order, on screen and in print. */
export function ReportView({ report, day, isNew, origin, isShared, children }: ReportViewProps) {
  const climb = useMoment(report, isNew)
  const [tried, setTried] = useState<CompleteAnswers>()
  const isOnPaper = useOnPaper()
  const trial = tried && !isOnPaper ? reportOf(MODEL, tried) : undefined
  const shown = trial ?? report
  const words = stageWordsOf(shown)

  return (
    <Page climb={climb} isTrial={trial !== undefined}>
      {isShared ? (
        <title>{sharedReportTitle(report)}</title>
      ) : (
        <WindowTitle>
          {say.window({ score: scoreText(report.scores.overall), stage: stageInWords(report) })}
        </WindowTitle>
      )}
      <ReportHead
        report={shown}
        isTried={trial !== undefined}
        climb={climb}
        badge={isShared ? say.shared : say.complete}
        origin={origin}
        title={<StageTitle outcome={shown} isShared={!!isShared} />}
        intro={words.subtitle}
      />
      {!isShared && day !== undefined && <SinceThen report={shown} day={day} />}
      <SectionBreakdown
        report={shown}
        own={report.answers}
        day={day}
        description={words.description}
        {...(tried && { onTry: setTried })}
      >
        <TryChanges own={report} tried={trial} onTry={setTried} />
      </SectionBreakdown>
      <YourPlan report={shown} day={day} isTried={trial !== undefined} />
      <div className="columns">
        <LineSection
          title={say.working}
          mark="check"
          lines={words.whatsWorking}
          none={words.noneWorking}
        />
        <LineSection title={say.focus} mark="arrow" lines={words.whereToFocus} />
      </div>
      <HowWeGotIt report={shown} isOnPaper={isOnPaper} />
      <Helps lines={words.helps} />
      <div className={isShared ? 'columns' : 'stack gap-5'}>
        {!trial && <ReportTools report={report} day={day} isShared={!!isShared} />}
        {children}
      </div>
    </Page>
  )
}

type LineSectionProps = {
  title: string
  mark: 'check' | 'arrow'
  lines: readonly PickedLine[]
  /** What is said in place of lines. */
  none?: string | undefined
}

/** Each line with the number of the answer that it is based on. */
function LineSection({ title, mark, lines, none }: LineSectionProps) {
  if (lines.length === 0 && none === undefined) return null
  return (
    <ReportSection isCard title={title}>
      {none ? (
        <p>{none}</p>
      ) : (
        <ReportList mark={mark}>
          {lines.map(({ text, answer }) => (
            <li key={text}>
              <NumberedText text={text} id={answer.id} />
            </li>
          ))}
        </ReportList>
      )}
    </ReportSection>
  )
}
