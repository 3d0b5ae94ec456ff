import { useRef } from 'react'
import * as say from '../../../generated/words/benchmark.ts'
import { bandTexts, peopleSentence, placeSentence } from '../../../content/benchmark-words.ts'
import { scoreText } from '../../../content/numbers.ts'
import type { Scores } from '../../../domain/assessment/scoring.ts'
import { isEdition } from '../../../domain/benchmark/edition.ts'
import type { Edition } from '../../../domain/benchmark/edition.ts'
import { placeOf } from '../../../domain/benchmark/bands.ts'
import { Flag } from '../../../ui/label/flag.tsx'
import { Columns, ReportSection } from '../../../ui/report/report-section.tsx'
import { useBenchmark } from './use-benchmark.ts'
import styles from './how-others-scored.module.css'

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
  const { index: own } = placeOf(bands, overall)
  const largest = Math.max(...bands.map(({ count }) => count))
  return (
    <ReportSection title={say.title}>
      <Columns>
        <p>{`${placeSentence(bands, overall)} ${peopleSentence(edition)}`}</p>
        <table className={styles.bars}>
          <caption className="caption">{say.caption}</caption>
          <tbody>
            {bands.map(({ from, count }, index) => (
              <tr key={from} className={index === own ? styles.here : undefined}>
                <th scope="row">{texts[index]?.range}</th>
                <td aria-hidden="true" className={styles.bar}>
                  <svg width="100%" height="16">
                    <rect width={`${(100 * count) / largest}%`} height="16" />
                  </svg>
                </td>
                <td>{texts[index]?.share}</td>
                <td>{index === own && <Flag>{say.here({ score: scoreText(overall) })}</Flag>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Columns>
    </ReportSection>
  )
}
