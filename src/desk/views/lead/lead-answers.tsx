import { optionText, questionOf } from '../../../content/questions/questions.ts'
import type { LeadRun } from '../../../contract/desk.ts'
import { answerTo, letterOf, questionIdsOf } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { oneDecimal, scoreAnswers } from '../../../domain/assessment/scoring.ts'
import { Track, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import { DataTable } from '../../../ui/desk/data-table.tsx'
import { Card, Muted } from '../../../ui/desk/view.tsx'
import { currentAnswersOf } from './current-answers.ts'
import { MODEL } from '../../../model/model.ts'

export function LeadAnswers({ run }: { run: LeadRun }) {
  const answers = currentAnswersOf(run)
  return (
    <Card title="Answers">
      {answers ? (
        <>
          <Tracks answers={answers} />
          <DataTable
            caption="Answers"
            columns={[
              { title: 'Question', isHeader: true, cell: (id) => `${id}. ${questionOf(id).text}` },
              {
                title: 'Answer',
                cell: (id) =>
                  `${letterOf(answerTo(answers, id))}. ${optionText(id, answerTo(answers, id))}`,
              },
            ]}
            rows={MODEL.questionIds}
            keyOf={(id) => id}
          />
        </>
      ) : (
        <Muted>
          {`These answers are to version ${run.modelVersion} of the questions; now it is version ` +
            `${MODEL.version}. Stage and scores are as stored, and no answer is quoted.`}
        </Muted>
      )}
    </Card>
  )
}

/** As at the head of the report. */
function Tracks({ answers }: { answers: CompleteAnswers }) {
  const { sections } = scoreAnswers(MODEL, answers)
  return (
    <TrackList>
      {sections.map(({ name, score }) => {
        const chosen = questionIdsOf(MODEL, name).map((id) => ({ id, at: answerTo(answers, id) }))
        return (
          <TrackRow key={name} name={name} score={oneDecimal(score)}>
            <Track
              label={chosen.map(({ id, at }) => `question ${id}: ${letterOf(at)}`).join(', ')}
              top={topOptionOf(MODEL)}
              score={score}
              tiles={chosen.map(({ id, at }) => ({ at, text: String(id) }))}
            />
          </TrackRow>
        )
      })}
    </TrackList>
  )
}
