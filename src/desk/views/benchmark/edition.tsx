import { Fragment } from 'react'
import type { BenchmarkBand, BenchmarkEdition } from '../../../contract/desk.ts'
import { BarTable } from '../../ui/chart/bar-table.tsx'
import { countText } from '../../words/format.ts'

export function Edition({ edition, caption }: { edition: BenchmarkEdition; caption: string }) {
  return (
    <>
      <p>{edition.sentence}</p>
      <Bands caption={caption} bands={edition.overall} />
      {edition.areas.map(({ name, bands }) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <Bands caption={`${caption}: ${name}`} bands={bands} />
        </Fragment>
      ))}
    </>
  )
}

function Bands({ caption, bands }: { caption: string; bands: readonly BenchmarkBand[] }) {
  return (
    <BarTable
      caption={caption}
      titles={{ label: 'Score', count: 'People, rounded', note: 'Share' }}
      countText={countText}
      rows={bands.map(({ range, share, count }) => ({ label: range, count, note: share }))}
    />
  )
}
