import { optionText, questionOf } from '../../../content/questions/questions.ts'
import type { LeadRun } from '../../../contract/desk.ts'
import { answerTo, letterOf } from '../../../domain/assessment/assessment.ts'
import { DataTable } from '../../../ui/desk/data-table.tsx'
import { Card, Muted } from '../../../ui/desk/view.tsx'
import { currentAnswersOf } from './current-answers.ts'
import { MODEL } from '../../../model/model.ts'

export function LeadAnswers({ run }: { run: LeadRun }) {
  const answers = currentAnswersOf(run)
  return (
    <Card title="Answers">
      {answers ? (
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
      ) : (
        <Muted>
          {`These answers are to version ${run.modelVersion} of the questions; now it is version ` +
            `${MODEL.version}. Stage and scores are as stored, and no answer is quoted.`}
        </Muted>
      )}
    </Card>
  )
}
