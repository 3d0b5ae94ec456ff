import { expect, it } from 'vitest'
import { minuteText } from '../../words/format.ts'
import { briefParts } from './brief-parts.ts'

const BRIEF = `Ada, Head
Engines · ada@engines.example

Sent the form once, on 2026-11-19 10:00
Stage       Ad Hoc, 3.4 of 5

Scores
  Strategic Alignment  2.0  ${'█'.repeat(10)}▌

Start with what works
  They get feedback.
    because they said E “Quarterly”

Others
  They differ most on
    Coaching (question 8)
      A “Own”: Bob
    Review (question 12)
      E “Monthly”: Ada
`

it('parts the brief by its titles, and leaves out who it is and the scores', () => {
  expect(briefParts(BRIEF)).toEqual([
    {
      title: undefined,
      lines: [
        {
          name: undefined,
          text: `Sent the form once, on ${minuteText('2026-11-19T10:00Z')}`,
          look: 'plain',
        },
        { name: 'Stage', text: 'Ad Hoc, 3.4 of 5', look: 'plain' },
      ],
    },
    {
      title: 'Start with what works',
      lines: [
        { name: undefined, text: 'They get feedback.', look: 'plain' },
        { name: undefined, text: 'because they said E “Quarterly”', look: 'detail' },
      ],
    },
    {
      title: 'Others',
      lines: [
        { name: undefined, text: 'They differ most on', look: 'plain' },
        { name: undefined, text: 'Coaching (question 8)', look: 'topic' },
        { name: undefined, text: 'A “Own”: Bob', look: 'detail' },
        { name: undefined, text: 'Review (question 12)', look: 'topic' },
        { name: undefined, text: 'E “Monthly”: Ada', look: 'detail' },
      ],
    },
  ])
})

it('has nothing to say about nothing', () => {
  expect(briefParts('')).toEqual([])
})

it('leaves words of a visitor as they are that look like a time and are none', () => {
  const [part] = briefParts('Ada\n\nCame from campaign 2026-99-99 99:99\n')
  expect(part?.lines).toEqual([
    { name: undefined, text: 'Came from campaign 2026-99-99 99:99', look: 'plain' },
  ])
})
