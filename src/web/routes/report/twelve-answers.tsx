import { optionText, questionOf } from '../../../content/questions/questions.ts'
import {
  OPTION_NUMBERS,
  QUESTION_IDS,
  SECTIONS,
  TOP_OPTION,
} from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../../domain/assessment/assessment.ts'
import { AnswerProfile } from '../../ui/chart/answer-profile.tsx'
import { AnswerTable } from '../../ui/report/answer-table.tsx'
import { Disclosure } from '../../ui/report/disclosure.tsx'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { useReportWords } from './report-words.ts'

export function TwelveAnswers({ answers }: { answers: CompleteAnswers }) {
  return (
    <ReportSection title={useReportWords().answers}>
      <AnswerProfile
        values={QUESTION_IDS.map((id) => answers[id])}
        top={TOP_OPTION}
        bands={SECTIONS.map(({ name }) => name)}
      />
      <Disclosure summary="Show all twelve answers">
        <AnswerTable
          caption="Each question, its answer, and the next option up"
          rows={QUESTION_IDS.map((id) => ({
            id,
            question: questionOf(id).text,
            answer: optionText(id, answers[id]),
            above: optionAbove(id, answers),
          }))}
        />
      </Disclosure>
    </ReportSection>
  )
}

function optionAbove(id: QuestionId, answers: CompleteAnswers): string {
  const above = OPTION_NUMBERS.find((option) => option === answers[id] + 1)
  return above ? optionText(id, above) : 'Already the highest option'
}
