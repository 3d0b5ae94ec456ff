import { questionOf } from '../../../content/questions/questions.ts'
import type { Numbers } from '../../../contract/desk/api.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import { TEAM_MILESTONES } from '../../../domain/assessment/milestone.ts'
import type { Milestone } from '../../../domain/assessment/milestone.ts'
import { shownText } from '../../../domain/assessment/shown-score.ts'
import { MODEL } from '../../../generated/model.ts'
import { BarTable } from '../parts/bar-table.tsx'
import { DataTable } from '../parts/data-table.tsx'
import type { Column } from '../parts/data-table.tsx'
import { Card } from '../parts/view.tsx'
import { leadsPathOf } from '../address.ts'
import { counted, countText } from '../../../domain/counted.ts'
import { sortedBy } from '../../../domain/sorted-by.ts'
import { AssessmentText } from '../parts/assessment-text.tsx'
import { dayText, percentText, sentenceCase } from '../format.ts'
import { SITE } from '../../../generated/site.ts'

type TableProps = { numbers: Numbers }

const DAYS_IN_SIGHT = 14

/** The last days that have any, the newest first. */
export function DayTable({ numbers: { days } }: TableProps) {
  return (
    <Card title="Visits by day">
      <BarTable
        caption="Visits, and how many reached a report"
        titles={['Day', 'Visits', 'Reports seen']}
        rows={days.slice(0, DAYS_IN_SIGHT).map(({ day, visits, reports }) => ({
          key: day,
          label: dayText(day),
          count: visits,
          beside: countText(reports),
        }))}
      />
    </Card>
  )
}

/** In a few steps, and with each question. Without a form nobody comes to it. */
export function StepTable({ numbers: { funnel } }: TableProps) {
  const countOf = (name: Milestone) =>
    countText(funnel.find(({ milestone }) => milestone === name)?.count ?? 0)
  const steps = funnel.filter(
    ({ milestone }) =>
      !TEAM_MILESTONES.some((own) => own === milestone) &&
      (SITE.hasForm || milestone !== 'lead-form'),
  )
  const few = steps.filter(({ milestone }) => !milestone.startsWith('question-'))
  const fromStart = steps.slice(steps.findIndex(({ milestone }) => milestone === 'start'))
  return (
    <Card title="Where visits end">
      <StepBars caption="Visits that reached each step" steps={few} />
      <details>
        <summary>Question by question</summary>
        <StepBars caption="Visits that reached each question" steps={fromStart} />
      </details>
      <p>{`Team links made: ${countOf('team-link')}. Answers through them: ${countOf('team-answers')}.`}</p>
      <p className="muted">Each visit counts here, even if nothing of it was kept.</p>
    </Card>
  )
}

/** A share is of the step before in a visit. Some visits begin in the middle, so it stops at the whole. */
function StepBars({ caption, steps }: { caption: string; steps: Numbers['funnel'] }) {
  return (
    <div className="stack">
      <strong>{largestLossText(steps)}</strong>
      <BarTable
        caption={caption}
        titles={['Step', 'Visits', 'Of\u00A0step before']}
        rows={steps.map(({ milestone, count }, index) => {
          const before = steps[index - 1]?.count
          return {
            key: milestone,
            label: stepText(milestone),
            count,
            beside: before ? percentText(Math.min(count, before), before) : '',
          }
        })}
      />
    </div>
  )
}

function largestLossText(steps: Numbers['funnel']): string {
  const losses = steps.slice(1).map((to, index) => {
    const from = steps[index] ?? to
    return { from, to, lost: from.count - to.count }
  })
  const [worst, second] = sortedBy(losses, ({ lost }) => [-lost])
  if (!worst || worst.lost <= Math.max(0, second?.lost ?? 0)) return 'No one step loses the most.'
  const { from, to, lost } = worst
  return `The largest loss is from ${stepText(from.milestone)} to ${stepText(to.milestone)}: ${countText(lost)} of ${countText(from.count)}.`
}

/** 'question-7' as 'Question 7'. */
function stepText(milestone: Milestone): string {
  return milestone === 'results' ? 'Report seen' : sentenceCase(milestone.replace('-', ' '))
}

/** A stage counts responses, whose leads can be older than the period. */
export function StageTable({ numbers: { stages, inGaps } }: TableProps) {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title="Stages">
      <BarTable
        caption="Completed assessments by stage"
        titles={['Stage', 'Results', 'Share']}
        whole={total}
        rows={stages.map(({ stage, count }) => ({
          key: stage,
          label: <a href={leadsPathOf({ stage })}>{stage}</a>,
          count,
          beside: percentText(count, total),
        }))}
      />
      {inGaps > 0 && (
        <p className="note">
          {`${MODEL.gapStage} includes ${countText(inGaps)} between two other stages.`}
        </p>
      )}
    </Card>
  )
}

export function SourceTable({ numbers: { sources, rest, leads: all, from, to } }: TableProps) {
  const rows = sources.map(({ source, leads, finished }) => ({
    key: `source ${source ?? ''}`,
    label: (
      <a href={leadsPathOf({ source: source ?? '', ...(from !== null && { from, to }) })}>
        <bdi>{source ?? 'Not known'}</bdi>
      </a>
    ),
    count: leads,
    beside: countText(finished),
  }))
  const others = {
    key: 'rest',
    label: 'All others',
    count: rest.leads,
    beside: countText(rest.finished),
  }
  return (
    <Card title="Sources">
      <BarTable
        caption="Leads by source"
        titles={['Source', 'Leads', 'Results']}
        whole={all.count}
        rows={rest.leads > 0 ? [...rows, others] : rows}
      />
    </Card>
  )
}

export function AnswerTable({ numbers: { answers, ofOtherVersions } }: TableProps) {
  return (
    <Card title="Answers">
      {ofOtherVersions > 0 && (
        <p className="muted">{`Without ${counted(ofOtherVersions, 'response')} to earlier questions.`}</p>
      )}
      <DataTable
        caption="Answers to each question, in shares"
        columns={ANSWER_COLUMNS}
        rows={MODEL.questionIds.map((id) => answersTo(id, answers))}
        keyOf={({ id }) => id}
      />
    </Card>
  )
}

/** Behind a share, so that rows compare at a glance. */
function Tint({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="drawn" fillOpacity={Math.min(0.4, share)}>
      <rect width="100%" height="100%" rx="4" />
    </svg>
  )
}

type QuestionAnswers = ReturnType<typeof answersTo>

const ANSWER_COLUMNS: Column<QuestionAnswers>[] = [
  {
    ...{ title: 'Question', width: 40, isHeader: true },
    cell: ({ id }) => (
      <>
        {id}. <AssessmentText>{questionOf(id).topic}</AssessmentText>
      </>
    ),
  },
  ...MODEL.options.map((option, index) => ({
    ...{ title: letterOf(option), width: 50 / MODEL.options.length, figures: 'share' as const },
    cell: ({ counts, total }: QuestionAnswers) => {
      const count = counts[index] ?? 0
      const text = percentText(count, total)
      return (
        <>
          <Tint share={count / Math.max(1, total)} />
          {count > 0 && count === Math.max(...counts) ? <strong>{text}</strong> : text}
        </>
      )
    },
  })),
  {
    ...{ title: 'Mean', width: 10, figures: 'numeric' },
    cell: ({ points, total }) => (total === 0 ? '–' : shownText(MODEL, points / total)),
  },
]

function answersTo(id: QuestionId, answers: Numbers['answers']) {
  const counts = MODEL.options.map(
    (number) =>
      answers.find(({ question, option }) => question === id && option === number)?.count ?? 0,
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, index) => sum + (index + 1) * count, 0)
  return { id, counts, total, points }
}
