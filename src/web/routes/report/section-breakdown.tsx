import { highestLabel } from '../../../content/report/in-short.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { SectionScores } from '../../../ui/chart/section-score.tsx'
import { Skyline } from '../../../ui/chart/skyline.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { MODEL } from '../../../model/model.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'

/** The areas, with their answers and what the plan raises. */
export function SectionBreakdown({ report: { sections, plan } }: { report: Report }) {
  return (
    <ReportSection title="Section Breakdown" goesOn>
      <SectionScores
        sections={sections.map((section) => ({
          name: section.name,
          score: oneDecimal(section.score),
          share: section.score / topOptionOf(MODEL),
          tag: tagOf(section),
        }))}
      />
      <Skyline
        groups={sections.map(({ name, answers }) => ({
          name,
          columns: answers.map(({ id, option }) => ({
            name: String(id),
            mark: letterOf(option),
            level: option,
          })),
        }))}
        steps={plan.first.map(({ id, from, to }, index) => ({
          column: String(id),
          from,
          to,
          text: String(MODEL.plan.days[index]),
        }))}
        top={topOptionOf(MODEL)}
        caption={`Answers from A to E. Dashed: steps by day ${MODEL.plan.days.join(', ')}.`}
      />
    </ReportSection>
  )
}

function tagOf({ tag, score }: SectionReport) {
  if (tag === 'start-here') return { text: 'Start here', accent: true }
  return tag && { text: highestLabel(score, 'Strongest'), accent: false }
}
