import { expect, it } from 'vitest'
import { chipsOf } from './filter-words.ts'

it('tells each filter in a few words, and nothing of search and order', () => {
  const texts = chipsOf({
    ...{
      search: 'ada',
      by: 'name',
      direction: 'ascending',
      company: 'Engines',
      quarantined: 'only',
    },
    ...{ stage: 'Evolving', finished: 'no', state: 'spoken', source: '' },
    ...{ from: '2026-11-01', to: '2026-11-30' },
  }).map(({ text }) => text)
  expect(texts).toEqual([
    ...['Company: Engines', 'State: Spoken to', 'Stage: Evolving', 'Not finished'],
    ...['Source: not known', 'From Nov 1, 2026', 'To Nov 30, 2026', 'In quarantine'],
  ])
  expect(chipsOf({ search: 'ada', from: '', finished: 'yes', source: 'google' })).toEqual([
    { name: 'finished', text: 'Finished' },
    { name: 'source', text: 'Source: google' },
  ])
})
