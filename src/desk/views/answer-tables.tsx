import { optionText, questionOf } from '../../content/questions/questions.ts'
import type { Numbers } from '../../contract/desk.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { MODEL } from '../../generated/model.ts'
import { BarTable } from '../../ui/desk/bar-table.tsx'
import { ShadeList, ShadeRow } from '../../ui/desk/shades.tsx'
import { Card, Muted } from '../../ui/desk/view.tsx'
import { counted, countText, percentText } from '../format.ts'

/** A row of shares for each question, which opens the texts of its answers. */
export function AnswerTables({ numbers: { answers, ofOtherVersions } }: { numbers: Numbers }) {
  return (
    <Card title="Answers">
      {ofOtherVersions > 0 && (
        <Muted>{`Without ${counted(ofOtherVersions, 'response')} to earlier questions.`}</Muted>
      )}
      <ShadeList heads={[...MODEL.options.map(letterOf), 'Mean']}>
        {MODEL.questionIds.map((id) => (
          <Question key={id} id={id} answers={answers} />
        ))}
      </ShadeList>
    </Card>
  )
}

type QuestionProps = { id: QuestionId; answers: Numbers['answers'] }

function Question({ id, answers }: QuestionProps) {
  const counts = MODEL.options.map((number) => {
    const chosen = answers.find(({ question, option }) => question === id && option === number)
    return { number, count: chosen?.count ?? 0 }
  })
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const points = counts.reduce((sum, { number, count }) => sum + number * count, 0)
  const { text, topic } = questionOf(id)
  return (
    <ShadeRow
      name={`${id}. ${topic}`}
      cells={counts.map(({ number, count }) => ({
        name: letterOf(number),
        share: total === 0 ? 0 : count / total,
        text: percentText(count, total),
      }))}
      end={total === 0 ? '–' : oneDecimal(points / total)}
    >
      <BarTable
        caption={text}
        titles={['Answer', 'People', 'Share']}
        rows={counts.map(({ number, count }) => ({
          key: String(number),
          label: `${letterOf(number)}. ${optionText(id, number)}`,
          count,
          figures: [countText(count), percentText(count, total)],
        }))}
      />
    </ShadeRow>
  )
}
