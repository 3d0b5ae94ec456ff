import { useRef } from 'react'
import { bandTexts, peopleSentence, placeSentence } from '../../../content/benchmark-words.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Scores } from '../../../domain/assessment/scoring.ts'
import { isEdition } from '../../../domain/benchmark/edition.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'
import { placeOf } from '../../../domain/benchmark/place.ts'
import { ShareBars } from '../../../ui/chart/share-bars.tsx'
import { Columns, ReportSection } from '../../../ui/report/report-section.tsx'
import { useBenchmark } from './use-benchmark.ts'

/** Renders nothing without a benchmark or when it arrives too late. */
export function HowOthersScored({ scores }: { scores: Scores }) {
  const place = useRef<HTMLDivElement>(null)
  const edition = useBenchmark(place)
  return isEdition(edition) ? (
    <Others edition={edition} scores={scores} />
  ) : (
    <div ref={place} hidden />
  )
}

function Others({ edition, scores }: { edition: Edition; scores: Scores }) {
  const { overall: bands } = edition
  const { overall } = scores
  const texts = bandTexts(bands)
  const place = placeOf(bands, overall)
  const all = bands.reduce((sum, { count }) => sum + count, 0)
  return (
    <ReportSection title="How others scored">
      <Columns>
        <p>{`${placeSentence(bands, overall)} ${peopleSentence(edition)}`}</p>
        <ShareBars
          caption="Of 100 people, by score"
          rows={bands.map(({ count }, index) => ({
            name: texts[index]?.range ?? '',
            share: count / all,
            text: texts[index]?.share ?? '',
            here: index === place.index && `Here: ${oneDecimal(overall)}`,
          }))}
        />
      </Columns>
    </ReportSection>
  )
}
