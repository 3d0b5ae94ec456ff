import { optionText } from '../../../content/questions.ts'
import { readingsOf } from '../../../content/readings.ts'
import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import type { Report, SectionReport } from '../../../domain/report/report.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { Receipt, Ruler } from '../../ui/report/receipt.tsx'
import { Disclosure, ReportSection } from '../../ui/report/report-section.tsx'
import { SectionScore, SectionScores } from '../../ui/report/section-score.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { gapSentence, overallSum, sectionSum, stabilitySentence } from './report-sentences.ts'

const TAGS = {
  strongest: { text: 'Strongest', accent: false },
  'start-here': { text: 'Start here', accent: true },
} as const

/** Each number opens to what it is made of. */
export function SectionBreakdown({ report }: { report: Report }) {
  const { scores, sections, gap, stability, stage } = report
  return (
    <ReportSection title="Section Breakdown">
      <SectionScores>
        {sections.map((section) => (
          <SectionScore
            key={section.name}
            name={section.name}
            score={oneDecimal(section.score)}
            share={section.score / TOP_OPTION}
            {...(section.tag && { tag: TAGS[section.tag] })}
          >
            <SectionReceipt section={section} />
          </SectionScore>
        ))}
      </SectionScores>
      {readingsOf(report).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Disclosure summary={`How we got the overall ${oneDecimal(scores.overall)}`}>
        <Receipt
          lines={sections.map(({ name, answers, total }) => ({
            label: name,
            text: answers.map(({ option }) => option).join(' + '),
            points: total,
          }))}
          sum={overallSum(report)}
        />
        <Ruler
          ranges={STAGES.map(({ name, from, to }) => ({
            name,
            text: `${from} to ${to}`,
            from: shareOf(from),
            to: shareOf(to),
          }))}
          mark={shareOf(scores.overall)}
        />
        {gap && <p>{gapSentence(scores, gap)}</p>}
        <p>Would one different answer change your stage? {stabilitySentence(stability, stage)}</p>
      </Disclosure>
    </ReportSection>
  )
}

function SectionReceipt({ section }: { section: SectionReport }) {
  return (
    <Disclosure summary={`How we got ${oneDecimal(section.score)}`}>
      <Receipt
        lines={section.answers.map(({ id, option }) => ({
          label: questionLabel(id),
          text: optionText(id, option),
          points: option,
        }))}
        sum={sectionSum(
          section.answers.map(({ option }) => option),
          section.score,
        )}
      />
    </Disclosure>
  )
}

/** Where a score of 1 to 5 lies on the ruler, 0 to 1. */
function shareOf(score: number): number {
  return (score - 1) / (TOP_OPTION - 1)
}
