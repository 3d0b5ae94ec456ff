import { describe, expect, it } from 'vitest'
import { LEAD_COLUMNS } from '../../contract/desk.ts'
import {
  askedQuery,
  FIRST_LIST,
  FIRST_PAGE,
  isFiltered,
  readLeadList,
  sortedBy,
} from './lead-list.ts'

describe('readLeadList', () => {
  it('takes back what was kept', () => {
    const list = {
      query: { search: 'ada', source: '', finished: 'yes', by: 'score', direction: 'ascending' },
      columns: ['when', 'name', 'score'],
    }
    expect(readLeadList(JSON.parse(JSON.stringify(list)))).toEqual(list)
    expect(readLeadList(JSON.parse(JSON.stringify(FIRST_LIST)))).toEqual(FIRST_LIST)
  })

  it.each([
    { finished: 'no', state: 'spoken' },
    { quarantined: 'only', stage: 'Evolving', company: 'Acme' },
    { from: '2026-01-01', to: '2026-01-31' },
    { by: 'when', direction: 'descending' },
  ])('takes back %j', (query) => {
    expect(readLeadList({ query, columns: [] })).toEqual({ query, columns: ['name'] })
  })

  it.each([
    { quarantined: 'yes' },
    { state: 'unheard of' },
    { by: 'score' },
    { by: 'score', direction: 'sideways' },
    { direction: 'ascending' },
  ])('does not know %j', (query) => {
    expect(readLeadList({ query, columns: [] })).toStrictEqual({ query: {}, columns: ['name'] })
  })

  it('leaves out what it does not know, and always has the name', () => {
    const query = { search: 7, finished: 'maybe', by: 'salary', direction: 'ascending', x: 1 }
    expect(readLeadList({ query, columns: ['score', 'salary', 7] })).toEqual({
      query: {},
      columns: ['name', 'score'],
    })
  })

  it.each([undefined, null, 'x', [], {}, { query: {} }, { query: 1, columns: [] }])(
    'does not take %j',
    (value) => expect(readLeadList(value)).toBeUndefined(),
  )
})

it('begins with every lead, and with what tells most of each', () => {
  expect(FIRST_LIST.query).toEqual({})
  expect(LEAD_COLUMNS.filter((column) => !FIRST_LIST.columns.includes(column))).toEqual(
    expect.arrayContaining(['email', 'note', 'source', 'runs']),
  )
  expect(FIRST_LIST.columns).toHaveLength(LEAD_COLUMNS.length - 4)
  expect(FIRST_PAGE).toEqual([{ start: 0 }])
})

it('an empty text filters nothing, but the empty source does', () => {
  expect(askedQuery({ search: '  ', from: '' })).toEqual({})
  expect(askedQuery({ search: ' ada ', source: '' })).toEqual({ search: 'ada', source: '' })
  expect(isFiltered({ search: ' ', by: 'score', direction: 'ascending' })).toBe(false)
  expect(isFiltered({ source: '' })).toBe(true)
})

it('sorts a column first as it is asked for most, then the other way', () => {
  expect(sortedBy({ search: 'a' }, 'score')).toEqual({
    ...{ search: 'a', by: 'score', direction: 'ascending' },
  })
  expect(sortedBy({ by: 'score', direction: 'ascending' }, 'score').direction).toBe('descending')
  expect(sortedBy({ by: 'score', direction: 'ascending' }, 'runs').direction).toBe('descending')
  expect(sortedBy({ by: 'score', direction: 'ascending' }, 'when').direction).toBe('descending')
  expect(sortedBy({ by: 'score', direction: 'descending' }, 'score').direction).toBe('ascending')
  expect(sortedBy({ by: 'score', direction: 'ascending' }, 'name').direction).toBe('ascending')
  // Without an order it is the newest first.
  expect(sortedBy({}, 'when').direction).toBe('ascending')
})
