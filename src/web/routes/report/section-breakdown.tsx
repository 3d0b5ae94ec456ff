import { optionText } from '../../../content/questions/questions.ts'
import { highestLabel } from '../../../content/report/in-short.ts'
import { tensionsOf } from '../../../content/report/tensions.ts'
import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import type { Report } from '../../../domain/report/report.ts'
import { oneDecimal, placeOnScale } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { Ruler } from '../../ui/chart/ruler.tsx'
import { ScoreTable } from '../../ui/report/score-table.tsx'
import { SectionScore, SectionScores } from '../../ui/chart/section-score.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { gapSentence, overallSum, sectionSum, stabilitySentence } from './report-sentences.ts'
import { useReportWords } from './report-words.ts'

const TAGS = {
  strongest: { text: 'Strongest', accent: false },
  'start-here': { text: 'Start here', accent: true },
} as const

function tagOf(tag: keyof typeof TAGS, score: number) {
  const { text, accent } = TAGS[tag]
  return { text: tag === 'strongest' ? highestLabel(score, text) : text, accent }
}

/** `subtitle` stands above already. */
export function SectionBreakdown({ report, subtitle }: { report: Report; subtitle: string }) {
  return (
    <ReportSection title="Section Breakdown" early>
      <SectionScores>
        {report.sections.map((section) => (
          <SectionScore
            key={section.name}
            name={section.name}
            score={oneDecimal(section.score)}
            share={section.score / TOP_OPTION}
            {...(section.tag && { tag: tagOf(section.tag, section.score) })}
          />
        ))}
      </SectionScores>
      {tensionsOf(report).map(({ text }) => text !== subtitle && <p key={text}>{text}</p>)}
      <HowWeGotIt report={report} />
    </ReportSection>
  )
}

/** Every number of the report, and what it is made of. */
function HowWeGotIt({ report }: { report: Report }) {
  const { scores, sections, gap, stability } = report
  const words = useReportWords()
  return (
    <Disclosure summary={`How we got ${oneDecimal(scores.overall)}`} paper="none">
      <ScoreTable
        caption="Each answer has a level, from 1 (A) to 5 (E)"
        groups={sections.map(({ name, answers, score, total }) => ({
          name,
          rows: answers.map(({ id, option }) => ({
            question: questionLabel(id),
            answer: optionText(id, option),
            level: option,
          })),
          sum: sectionSum(
            answers.map(({ option }) => option),
            score,
          ),
          total,
        }))}
        overall={{ sum: overallSum(report), total: scores.total }}
      />
      <Ruler
        label={`The ranges: ${STAGES.map(({ name, from, to }) => `${name} ${from} to ${to}`).join(', ')}. ${words.exactScore}: ${scores.overall.toFixed(2)}.`}
        ranges={STAGES.map(({ name, from, to }) => ({
          name,
          text: `${from} to ${to}`,
          from: placeOnScale(from),
          to: placeOnScale(to),
        }))}
        mark={{
          at: placeOnScale(scores.overall),
          name: words.score,
          text: scores.overall.toFixed(2),
        }}
      />
      {gap && <p>{gapSentence(scores, gap, words.exactScore)}</p>}
      <p>{stabilitySentence(stability, report)}</p>
    </Disclosure>
  )
}
