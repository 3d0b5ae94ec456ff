import { questionOf } from '../../../content/questions/questions.ts'
import type { Numbers } from '../../contract/api.ts'
import { counted, countText } from '../../../domain/counted.ts'
import { DAY_MS } from '../../../domain/day.ts'
import { MODEL } from '../../../generated/model.ts'
import { SITE } from '../../../generated/site.ts'
import { classesOf } from '../../../ui/page/classes-of.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { dayText, percentText } from '../format.ts'
import { BarTable } from '../parts/bar-table.tsx'
import { Card } from '../parts/view.tsx'
import { StepTable } from './number-tables.tsx'
import styles from './numbers-view.module.css'

type ChartProps = { numbers: Numbers }
type Day = Numbers['days'][number]

/** Two curves, and their table in the fold. */
export function DayChart({ numbers }: ChartProps) {
  const days = eachDay(numbers)
  const most = Math.max(1, ...days.map(({ visits, reports }) => Math.max(visits, reports)))
  return (
    <Card title="Visits by day">
      <p>{daysText(days)}</p>
      <svg
        aria-hidden="true"
        className={styles.curves}
        viewBox={`0 0 ${Math.max(1, days.length - 1)} ${most}`}
        preserveAspectRatio="none"
        width="100%"
        height="160"
        strokeLinecap="round"
        strokeWidth="2"
      >
        <Curve className={styles.visits} counts={days.map(({ visits }) => visits)} most={most} />
        <Curve className="drawn" counts={days.map(({ reports }) => reports)} most={most} />
      </svg>
      <div className="ends muted">
        <span>{dayText(days[0]?.day ?? numbers.to)}</span>
        <span>{dayText(numbers.to)}</span>
      </div>
      <Disclosure summary="Each day">
        <BarTable
          caption="Visits, and how many reached a report"
          titles={['Day', 'Visits', 'Reports']}
          rows={numbers.days.map(({ day, visits, reports }) => ({
            key: day,
            label: dayText(day),
            count: visits,
            figures: [countText(visits), countText(reports)],
          }))}
        />
      </Disclosure>
    </Card>
  )
}

/** Those without a visit, too. */
function eachDay({ days, from, to }: Numbers): readonly Day[] {
  const first = Date.parse(from ?? days.at(-1)?.day ?? to)
  const known = new Map(days.map((day) => [day.day, day]))
  return Array.from({ length: (Date.parse(to) - first) / DAY_MS + 1 }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    return known.get(day) ?? { day, visits: 0, reports: 0 }
  })
}

function daysText(days: readonly Day[]): string {
  const [best] = [...days].sort((one, other) => other.visits - one.visits)
  const today = days.at(-1)
  if (!best || !today) return ''
  return (
    `Today ${counted(today.visits, 'visit')} (line), ${counted(today.reports, 'report')} (filled). ` +
    `The most visits were ${countText(best.visits)}, on ${dayText(best.day)}.`
  )
}

type CurveProps = { className: string | undefined; counts: readonly number[]; most: number }

/** Its last point, today, is marked. */
function Curve({ className, counts, most }: CurveProps) {
  const points = counts.map((count, index) => `${index} ${most - count}`)
  return (
    <g className={className}>
      <path stroke="none" d={`M0 ${most}L${points.join('L')}V${most}`} />
      <path fill="none" d={`M${points.join('L')}`} />
      <path strokeWidth="9" d={`M${points.at(-1)}h0`} />
    </g>
  )
}

/** The questions are one step of five. */
export function StepChart({ numbers }: ChartProps) {
  const steps = stepsOf(numbers)
  const most = Math.max(1, ...steps.flatMap(({ counts }) => counts))
  return (
    <Card title="Where visits end">
      <p>{worstQuestionText(numbers)}</p>
      <ol role="list" className={styles.row}>
        {steps.map(({ label, counts }, index) => {
          const reached = counts.at(-1) ?? 0
          const before = steps[index - 1]?.counts.at(-1)
          return (
            <li key={label} className={classesOf(counts.length > 1 && styles.questions)}>
              <strong>{countText(reached)}</strong>
              <svg aria-hidden="true" width="100%" height="120">
                {counts.map((count, place) => (
                  <rect
                    key={MODEL.questionIds[place]}
                    className="drawn"
                    x={`${(place / counts.length) * 100}%`}
                    y={`${(1 - count / most) * 100}%`}
                    width={`${100 / counts.length}%`}
                    height="100%"
                  />
                ))}
              </svg>
              {label}
              {before ? (
                <span className="note">{percentText(Math.min(reached, before), before)}</span>
              ) : null}
            </li>
          )
        })}
      </ol>
      <Disclosure summary="Each step">
        <StepTable numbers={numbers} />
      </Disclosure>
    </Card>
  )
}

function stepsOf({ funnel }: Numbers) {
  const countsOf = (start: string) =>
    funnel.flatMap(({ milestone, count }) => (milestone.startsWith(start) ? [count] : []))
  return [
    { label: 'Home', counts: countsOf('home') },
    ...(SITE.hasForm ? [{ label: 'Form', counts: countsOf('lead-form') }] : []),
    { label: 'Start', counts: countsOf('start') },
    { label: counted(MODEL.questionIds.length, 'question'), counts: countsOf('question-') },
    { label: 'Report', counts: countsOf('results') },
  ]
}

function worstQuestionText({ funnel }: Numbers): string {
  const reached = (milestone: string) =>
    funnel.find((step) => step.milestone === milestone)?.count ?? 0
  const [worst] = MODEL.questionIds
    .map((id, index) => {
      const next = MODEL.questionIds[index + 1]
      const seen = reached(`question-${id}`)
      return { id, seen, lost: seen - reached(next ? `question-${next}` : 'results') }
    })
    .sort((one, other) => other.lost - one.lost)
  if (!worst || worst.lost <= 0) return 'No question ends more visits than others.'
  const { id, seen, lost } = worst
  return `Most stop at question ${id}, “${questionOf(id).topic}”: ${countText(lost)} of ${countText(seen)}.`
}
