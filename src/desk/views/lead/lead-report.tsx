import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { SITE } from '../../../content/site.ts'
import type { LeadDetail } from '../../../contract/desk.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { letterOf, QUESTION_IDS, TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { readReportCode } from '../../../domain/report/report-code.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { SectionScores } from '../../../ui/chart/section-score.tsx'
import { StageTicks } from '../../../ui/chart/stage-ticks.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Card, Marks, Muted } from '../../ui/page/view.tsx'
import { minuteText } from '../../words/format.ts'

type LeadReportProps = { name: string; report: NonNullable<LeadDetail['report']> }

const STAGE_NAMES = STAGES.map(({ name }) => name)

/** What the visitor saw: stage, scores and answers, and the way to the whole report. */
export function LeadReport({ name, report }: LeadReportProps) {
  const { at, score, stage, sections, modelVersion, code } = report
  const answers = answersOf(code)
  return (
    <Card
      title="The report that they saw"
      aside={
        code !== undefined && (
          <ExternalLink look="quiet" href={SITE.address + reportPathOf(code)}>
            Open the whole report
          </ExternalLink>
        )
      }
    >
      <Marks>
        <strong>{`${oneDecimal(score)} of ${TOP_OPTION}`}</strong>
        <StageTicks stage={stage} stages={STAGE_NAMES} />
        {`finished ${minuteText(at)}`}
      </Marks>
      <SectionScores
        sections={sections.map((section) => ({
          name: section.name,
          score: oneDecimal(section.score),
          share: section.score / TOP_OPTION,
        }))}
      />
      {answers ? (
        <Disclosure summary="All twelve answers">
          <Answers name={name} answers={answers} />
        </Disclosure>
      ) : (
        <Muted>
          {`These answers are to version ${modelVersion} of the questions; now it is version ` +
            `${MODEL_VERSION}. Stage and scores are as stored, and no answer is quoted.`}
        </Muted>
      )}
    </Card>
  )
}

function answersOf(code: string | undefined): CompleteAnswers | undefined {
  const read = code === undefined ? undefined : readReportCode(code)
  return read?.ok ? read.value : undefined
}

function Answers({ name, answers }: { name: string; answers: CompleteAnswers }) {
  return (
    <DataTable
      caption={`Answers of ${name}`}
      columns={[
        {
          key: 'question',
          title: 'Question',
          isHeader: true,
          cell: (id) => `${id}. ${questionOf(id).text}`,
        },
        {
          key: 'answer',
          title: 'Answer',
          cell: (id) => `${letterOf(answers[id])}  ${optionText(id, answers[id])}`,
        },
      ]}
      rows={QUESTION_IDS}
      keyOf={(id) => id}
    />
  )
}
