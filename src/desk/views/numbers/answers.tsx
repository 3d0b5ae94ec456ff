import { BarTable } from '../../ui/chart/bar-table.tsx'
import { Pairs } from '../../ui/page/columns.tsx'
import { FigureCard } from '../../ui/chart/figure-card.tsx'
import { Muted } from '../../ui/page/view.tsx'
import { counted, countText, percentText } from '../../words/format.ts'
import { earlierOf, titlesOf } from './bar-figures.tsx'
import type { FigureProps } from './bar-figures.tsx'
import { periodText, questionSentence } from './number-sentences.ts'

/** What everybody answered, question by question. */
export function Answers({ now, earlier }: FigureProps) {
  return (
    <>
      {now.ofOtherVersions > 0 && (
        <Muted>
          {`The answers leave out ${counted(now.ofOtherVersions, 'response')} to earlier questions.`}
        </Muted>
      )}
      <Pairs>
        {now.questions.map((question) => {
          const { id, options } = question
          const total = options.reduce((sum, { count }) => sum + count, 0)
          const others = earlier?.questions.find((other) => other.id === id)?.options
          return (
            <FigureCard
              key={id}
              title={`Question ${id}`}
              sentence={questionSentence(question)}
              period={periodText(now)}
            >
              <BarTable
                caption={`Answers to question ${id}`}
                titles={titlesOf('Answer', 'People', 'Share', earlier)}
                countText={countText}
                rows={options.map(({ letter, text, count }) => ({
                  ...{ label: text, letter, count, note: percentText(count, total) },
                  ...earlierOf(others?.find((other) => other.letter === letter)?.count, earlier),
                }))}
              />
            </FigureCard>
          )
        })}
      </Pairs>
    </>
  )
}
