import { useRef } from 'react'
import { distanceText } from '../../../content/report/distance.ts'
import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import type { LeadDetail, LeadRun } from '../../../contract/desk.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { gapOf } from '../../../domain/assessment/stage-of.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import { reportOf } from '../../../domain/report/report.ts'
import type { Report } from '../../../domain/report/report.ts'
import { Part, Parts } from '../../../ui/desk/parts.tsx'
import { Card } from '../../../ui/desk/view.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { siteAddress } from '../../site-address.ts'
import { minuteText } from '../../format.ts'
import { Changes, Differences } from './brief-history.tsx'
import { Helps, InPlace, Openings, PlanOfTheirs, WhatWorks } from './brief-report.tsx'
import { currentAnswersOf } from './current-answers.ts'
import { MODEL } from '../../../model/model.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { numberWord } from '../../../domain/number-word.ts'

/** One lead on a page, to read before calling them. "Copy" takes its text. */
export function Brief({ detail }: { detail: LeadDetail }) {
  const text = useRef<HTMLDivElement>(null)
  const [latest] = detail.runs
  const answers = currentAnswersOf(latest)
  const report = answers && reportOf(MODEL, answers)
  return (
    <Card
      title="Before you call"
      aside={
        <CopyButton
          text={() => text.current?.innerText ?? ''}
          label="Copy"
          successText="Copied."
          errorText="Your browser blocked copying."
        />
      }
    >
      <Parts ref={text}>
        <Who detail={detail} />
        {latest && <Result run={latest} report={report} />}
        {latest && report && (
          <>
            <Openings report={report} />
            <WhatWorks report={report} />
            <PlanOfTheirs report={report} from={latest.at} />
            <Helps report={report} />
            <InPlace report={report} />
          </>
        )}
        <Changes runs={detail.runs} />
        {answers && <Differences detail={detail} answers={answers} />}
      </Parts>
    </Card>
  )
}

function Who({ detail: { lead, origin, sendings, runs } }: { detail: LeadDetail }) {
  const source = [
    origin.source,
    origin.medium && `medium ${origin.medium}`,
    origin.campaign && `campaign ${origin.campaign}`,
    origin.referrer && `a page on ${origin.referrer}`,
  ].filter((part) => part !== null && part !== '')
  return (
    <Part>
      <p>
        <bdi>{lead.name}</bdi>, <bdi>{lead.designation}</bdi>, <bdi>{lead.company}</bdi>,{' '}
        {lead.email}
      </p>
      <p>{timesText('Submitted the form', sendings)}</p>
      {source.length > 0 && (
        <p>
          Came from <bdi>{source.join(', ')}</bdi>
        </p>
      )}
      <p>
        {runs.length === 0
          ? 'Has not finished the questions yet, so there are no scores.'
          : timesText('Finished the questions', runs)}
      </p>
    </Part>
  )
}

/** `times`: the newest first. */
function timesText(what: string, times: readonly { at: string }[]): string {
  const last = times[0] ? minuteText(times[0].at) : ''
  return times.length > 1 ? `${what} ${times.length} times, last on ${last}` : `${what} on ${last}`
}

function Result({ run, report }: { run: LeadRun; report: Report | undefined }) {
  const { score, stage, sections } = run
  const gap = report && gapOf(MODEL, score)
  const next = report?.plan.nextStage
  return (
    <Part>
      <p>
        <strong>{`${storedStageInWords(stage, score)}, ${oneDecimal(score)} of ${topOptionOf(MODEL)}`}</strong>
        {next && `, ${distanceText(next)}`}
      </p>
      <p>{sections.map((each) => `${each.name} ${oneDecimal(each.score)}`).join(', ')}</p>
      {gap && gap.below !== stage && (
        <p>
          {`Explain the label first: no stage covers ${score.toFixed(2)}, so it is ${stage}. ` +
            `Their report says to read it as ${gap.below}.`}
        </p>
      )}
      {report && <SameAnswers answers={report.answers} />}
      {report && (
        <p>{`Their report: ${siteAddress()}${reportPathOf(reportCodeOf(MODEL, report.answers))}`}</p>
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
