import type { Numbers } from '../../../contract/desk.ts'
import { BarTable } from '../../ui/chart/bar-table.tsx'
import { ShadedRow, ShadedRows } from '../../ui/chart/shaded-rows.tsx'
import { Card, Muted } from '../../ui/page/view.tsx'
import { counted, countText, percentText } from '../../words/format.ts'

/** What everybody answered: a row for each question, which opens to the words of its answers. */
export function Answers({ now }: { now: Numbers }) {
  return (
    <Card title="Answers">
      <Muted>
        The share of each answer, from A to E. A question opens to its answers.
        {now.ofOtherVersions > 0 &&
          ` Left out are ${counted(now.ofOtherVersions, 'response')} to earlier questions.`}
      </Muted>
      <ShadedRows>
        {now.questions.map(({ id, text, options }) => {
          const total = options.reduce((sum, { count }) => sum + count, 0)
          return (
            <ShadedRow
              key={id}
              title={`${id}. ${text}`}
              cells={options.map(({ letter, count }) => ({
                name: letter,
                text: percentText(count, total),
                share: total === 0 ? 0 : count / total,
              }))}
            >
              <BarTable
                caption={`Answers to question ${id}`}
                titles={{ label: 'Answer', count: 'People', note: 'Share' }}
                countText={countText}
                rows={options.map(({ letter, text: answer, count }) => ({
                  label: answer,
                  letter,
                  count,
                  note: percentText(count, total),
                }))}
              />
            </ShadedRow>
          )
        })}
      </ShadedRows>
    </Card>
  )
}
