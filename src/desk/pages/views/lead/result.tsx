import type { RefObject } from 'react'
import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { LeadDetail, LeadRun } from '../../../contract/api.ts'
import { letterOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../../domain/assessment/scoring.ts'
import { describedStageOf, gapOf } from '../../../../domain/assessment/stage-of.ts'
import { numberWord } from '../../../../domain/number-word.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { StageTicks } from '../../../../ui/chart/stage-ticks.tsx'
import { CopyButton } from '../../../../ui/desk/copy-button.tsx'
import { Muted, Overall, Part, Row } from '../../../../ui/desk/view.tsx'
import { NewTabLink } from '../../../../ui/page/button.tsx'
import { STAGE_NAMES } from '../../words.ts'
import { briefHead } from './brief-head.ts'
import { beginsText } from './brief-words.ts'
import { AnswerTracks } from './lead-answers.tsx'
import { reportAddressOf } from './report-address.ts'

type ResultProps = {
  detail: LeadDetail
  latest: LeadRun
  /** Of answers to the current questions. */
  report: Report | undefined
  /** What is copied after it. */
  brief: RefObject<HTMLElement | null>
}

export function Result({ detail, latest, report, brief }: ResultProps) {
  const { score, stage, sections } = latest
  const gap = report && gapOf(MODEL, score)
  const next = report?.plan.nextStage
  return (
    <Part>
      <div className="headed">
        <Overall score={oneDecimal(score)} top={topOptionOf(MODEL)}>
          <StageTicks
            reached={report ? describedStageOf(MODEL, score) : stage}
            stages={STAGE_NAMES}
          >
            {storedStageInWords(stage, score)}
          </StageTicks>
          <Row>
            {next && <Muted>{beginsText(next.stage)}</Muted>}
            <ReportLink run={latest} />
          </Row>
        </Overall>
        <CopyButton
          text={() => [...briefHead(detail, report), textOf(brief.current)].join('\n')}
          label="Copy the brief"
        />
      </div>
      {!report && (
        <p>{sections.map((each) => `${each.name} ${oneDecimal(each.score)}`).join(', ')}</p>
      )}
      {gap && gap.below !== stage && (
        <p>
          {`Explain the label first: no stage covers ${score.toFixed(2)}, so it is ${stage}. ` +
            `Their report says to read it as ${gap.below}.`}
        </p>
      )}
      {report && <SameAnswers answers={report.answers} />}
      {report ? (
        <AnswerTracks answers={report.answers} />
      ) : (
        <Muted>
          {`These answers are to version ${latest.modelVersion} of the questions; now it is version ` +
            `${MODEL.version}. Stage and scores are as stored, and no answer is quoted.`}
        </Muted>
      )}
    </Part>
  )
}

function SameAnswers({ answers }: { answers: CompleteAnswers }) {
  const [first, ...others] = new Set(MODEL.questionIds.map((id) => answers[id]))
  if (first === undefined || others.length > 0) return null
  return (
    <p>
      {`All ${numberWord(MODEL.questionIds.length)} answers are ${letterOf(first)}. Ask for an example of one before you build on the rest.`}
    </p>
  )
}

function ReportLink({ run }: { run: LeadRun }) {
  const address = reportAddressOf(run)
  return address && <NewTabLink href={address}>Their report</NewTabLink>
}

/** What is folded is a part of it. */
function textOf(element: HTMLElement | null): string {
  const folded = [...(element?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
  for (const fold of folded) fold.open = true
  const text = element?.innerText ?? ''
  for (const fold of folded) fold.open = false
  return text
}
