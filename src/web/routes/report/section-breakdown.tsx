import { highestLabel, inShortOf } from '../../../content/report/in-short.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Plan } from '../../../domain/report/plan.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { Track, TRACK_LEGEND, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import { PLAN_ID } from './your-plan.tsx'
import { today } from './today.ts'
import { planStepsOf } from '../../../content/report/plan-words.ts'
import { MODEL } from '../../../generated/model.ts'
import styles from './section-breakdown.module.css'

/** What to do first, and the picture it comes from: the areas, with their answers and what the plan raises. */
export function SectionBreakdown({ report }: { report: Report }) {
  const { diagnosis, areas } = inShortOf(report)
  const [first] = planStepsOf(report.plan, today())
  if (!first) throw new Error('A plan has a first step')
  return (
    <section className={styles.summary}>
      {/* For screen readers, as the picture continues the head of the report. */}
      <h2 className="unseen">Section breakdown</h2>
      <p className={styles.step}>
        <span className="caption">{`Do this first, by ${first.due}`}</span>
        <a href={`#${PLAN_ID}`}>{first.action}</a>
      </p>
      <TrackList top={topOptionOf(MODEL)} caption={legendOf(report)}>
        {report.sections.map((section) => (
          <SectionRow key={section.name} section={section} steps={report.plan.first} />
        ))}
      </TrackList>
      <div className="stack gap-2">
        <p>{diagnosis}</p>
        {areas.map(({ label, text }) => (
          <p key={label} className="caption">{`${label}: ${text}`}</p>
        ))}
      </div>
    </section>
  )
}

type SectionRowProps = { section: SectionReport; steps: Plan['first'] }

function SectionRow({ section, steps }: SectionRowProps) {
  const { name, score, answers } = section
  const planned = steps.flatMap(({ id, points, to }, index) => {
    const isHere = points > 0 && answers.some((answer) => answer.id === id)
    return isHere ? [{ id, to, day: MODEL.plan.days[index] }] : []
  })
  const words = [
    ...answers.map(({ id, option }) => `question ${id}: ${letterOf(option)}`),
    ...planned.map(({ id, to, day }) => `by day ${day} question ${id}: ${letterOf(to)}`),
  ]
  return (
    <TrackRow name={name} score={oneDecimal(score)} tag={tagOf(section)}>
      <Track
        label={`Answers in ${name}: ${words.join(', ')}`}
        top={topOptionOf(MODEL)}
        to={score}
        tiles={answers.map(({ id, option }) => ({
          at: option,
          text: String(id),
          ...(planned.some((step) => step.id === id) && { look: 'planned' }),
        }))}
      />
    </TrackRow>
  )
}

function legendOf({ plan }: Report): string {
  const hasFlags = plan.first.some(({ points }) => points > 0)
  return `${TRACK_LEGEND}${hasFlags ? ' Flag: in the plan.' : ''}`
}

function tagOf({ tag, score }: SectionReport) {
  if (tag === 'start-here') return { text: 'Start here', accent: true }
  return tag && { text: highestLabel(score, 'Strongest'), accent: false }
}
