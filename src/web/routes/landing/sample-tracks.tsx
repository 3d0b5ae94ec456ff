import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../generated/model.ts'
import { Track, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import type { Tile } from '../../../ui/chart/track.tsx'

type SampleTracksProps = {
  hasAnswers?: boolean
  sections: readonly { name: string; score: string; average: number; tiles: readonly Tile[] }[]
}

/** Sections of the sample report. */
export function SampleTracks({ sections, hasAnswers }: SampleTracksProps) {
  const top = topOptionOf(MODEL)
  return (
    <TrackList>
      {sections.map(({ name, score, average, tiles }) => (
        <TrackRow key={name} name={name} score={score}>
          <Track top={top} to={average} tiles={hasAnswers ? tiles : []} />
        </TrackRow>
      ))}
    </TrackList>
  )
}
