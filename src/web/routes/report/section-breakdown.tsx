import { highestLabel, inShortOf } from '../../../content/report/in-short.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { scoreText } from '../../../content/numbers.ts'
import type { Plan } from '../../../domain/report/plan.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { Track, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import { PLAN_ID } from './your-plan.tsx'
import { today } from './today.ts'
import { planStepsOf } from '../../../content/report/plan-words.ts'
import { MODEL } from '../../../generated/model.ts'
import { legend } from '../../../generated/words/page.ts'
import * as say from '../../../generated/words/report.ts'
import { labeled, paired } from '../../../content/joined.ts'
import styles from './section-breakdown.module.css'

type SectionBreakdownProps = { report: Report; description: string }

/** What to do first, and the picture it comes from: the areas, with their answers and what the plan raises. */
export function SectionBreakdown({ report, description }: SectionBreakdownProps) {
  const { diagnosis, areas } = inShortOf(report)
  const [first] = planStepsOf(report, today())
  if (!first) throw new Error('A plan has a first step')
  return (
    <section className={styles.summary}>
      {/* For screen readers, as the picture continues the head of the report. */}
      <h2 className="unseen">{say.sections}</h2>
      <p className={`${styles.step} late`}>
        <span className="caption">{say.firstStep({ day: first.due })}</span>
        <a href={`#${PLAN_ID}`}>{first.short}</a>
      </p>
      <TrackList top={topOptionOf(MODEL)} caption={legendOf(report)}>
        {report.sections.map((section) => (
          <SectionRow key={section.name} section={section} steps={report.plan.first} />
        ))}
      </TrackList>
      <div className="stack gap-2">
        <p>{description}</p>
        {diagnosis.length > 0 && <p>{diagnosis.join(' ')}</p>}
        {areas
          .filter(({ isDrawn }) => !isDrawn)
          .map(({ label, text }) => (
            <p key={label} className="caption">
              {labeled(label, text)}
            </p>
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
    return isHere ? [{ id, to, day: MODEL.plan.days[index] ?? 0 }] : []
  })
  const words = [
    ...answers.map(({ id, option }) => say.answer({ question: id, letter: letterOf(option) })),
    ...planned.map(({ id, to, day }) =>
      say.plannedAnswer({ day, question: id, letter: letterOf(to) }),
    ),
  ]
  return (
    <TrackRow name={name} score={scoreText(score)} tag={tagOf(section)}>
      <Track
        label={say.answers({ section: name, answers: paired(words) })}
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
  return hasFlags ? `${legend} ${say.flagLegend}` : legend
}

function tagOf({ tag, score }: SectionReport) {
  if (tag === 'start-here') return { text: say.startHere, accent: true }
  return tag && { text: highestLabel(score, say.strongest), accent: false }
}
