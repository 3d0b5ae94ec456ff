import { letterOf, OPTION_NUMBERS } from '../../../domain/assessment/assessment.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { DotTable } from '../../../ui/table/dot-table.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { distanceWords, inWords } from './sharing-sentences.ts'

/** The others open on demand. */
const QUESTIONS_SHOWN = 5

export function TeamQuestions({ team }: { team: Team }) {
  const shown = team.questions.slice(0, QUESTIONS_SHOWN)
  const folded = team.questions.slice(QUESTIONS_SHOWN)
  return (
    <ReportSection title="All Questions, Most Disagreement First">
      <Questions
        caption="How many reports chose each option, from A (least developed) to E (most developed)"
        questions={shown}
      />
      {folded.length > 0 && (
        <Disclosure summary={`Show the other ${inWords(folded.length)} questions`}>
          <Questions
            caption="How many reports chose each option of the other questions"
            questions={folded}
          />
        </Disclosure>
      )}
    </ReportSection>
  )
}

type QuestionsProps = { caption: string; questions: Team['questions'] }

function Questions({ caption, questions }: QuestionsProps) {
  return (
    <DotTable
      caption={caption}
      letters={OPTION_NUMBERS.map(letterOf)}
      rows={questions.map((question) => {
        const { id, chosen, spread } = question
        return {
          key: id,
          name: questionLabel(id),
          counts: OPTION_NUMBERS.map(
            (number) => chosen.find(({ option }) => option === number)?.reports.length ?? 0,
          ),
          verdict: {
            ...distanceWords(question),
            accent: spread.distance === 'far-apart',
          },
        }
      })}
    />
  )
}
