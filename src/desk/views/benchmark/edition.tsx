import type { BenchmarkEdition } from '../../../contract/desk.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { countText } from '../../words/format.ts'
import { editionSentence } from './edition-sentence.ts'

export function Edition({ edition, caption }: { edition: BenchmarkEdition; caption: string }) {
  return (
    <>
      <p>{editionSentence(edition)}</p>
      <BarTable
        caption={caption}
        titles={{ label: 'Score', count: 'Of 100 people' }}
        countText={countText}
        rows={edition.bands.map(({ from, to, share }) => ({
          label: `${from.toFixed(1)} to ${to.toFixed(1)}`,
          count: share,
        }))}
      />
    </>
  )
}
