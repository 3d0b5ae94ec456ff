import { expect, it } from 'vitest'
import { briefParts } from './brief-parts.ts'

const BRIEF = `Ada, Head
Engines · ada@engines.example

Sent the form once, on 2026-11-19 10:00
Stage       Ad Hoc, 3.4 of 5

Scores
  Strategic Alignment  2.0  ${'█'.repeat(10)}▌

For a fair start
  They get feedback.
    because they said E “Quarterly”
`

it('parts the brief by its titles, and leaves out who it is', () => {
  expect(briefParts(BRIEF)).toEqual([
    {
      title: undefined,
      lines: [
        { name: undefined, text: 'Sent the form once, on 2026-11-19 10:00', isDetail: false },
        { name: 'Stage', text: 'Ad Hoc, 3.4 of 5', isDetail: false },
      ],
    },
    { title: 'Scores', lines: [{ name: 'Strategic Alignment', text: '2.0', isDetail: false }] },
    {
      title: 'For a fair start',
      lines: [
        { name: undefined, text: 'They get feedback.', isDetail: false },
        { name: undefined, text: 'because they said E “Quarterly”', isDetail: true },
      ],
    },
  ])
})

it('has nothing to say about nothing', () => {
  expect(briefParts('')).toEqual([])
})
