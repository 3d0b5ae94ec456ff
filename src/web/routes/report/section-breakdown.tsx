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
import { Summary } from '../../../ui/report/summary.tsx'
import { MODEL } from '../../../generated/model.ts'

/** The areas, with their answers and what the plan raises, and what is wrong. */
export function SectionBreakdown({ report }: { report: Report }) {
  const { diagnosis, areas } = inShortOf(report)
  const [first] = planStepsOf(report.plan, today())
  if (!first) throw new Error('A plan has a first step')
  return (
    <Summary
      title="Section breakdown"
      step={{ when: `Do this first, by ${first.due}`, action: first.action, href: `#${PLAN_ID}` }}
      text={diagnosis}
      notes={areas.map(({ label, text }) => `${label}: ${text}`)}
    >
      <TrackList top={topOptionOf(MODEL)} caption={legendOf(report)}>
        {report.sections.map((section) => (
          <SectionRow key={section.name} section={section} steps={report.plan.first} />
        ))}
      </TrackList>
    </Summary>
  )
}

type SectionRowProps = { section: SectionReport; steps: Plan['first'] }

function SectionRow({ section, steps }: SectionRowProps) {
  const { name, score, answers } = section
  const planned = steps.flatMap(({ id, points, to }, place) => {
    const isHere = points > 0 && answers.some((answer) => answer.id === id)
    return isHere ? [{ id, to, day: MODEL.plan.days[place] }] : []
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
