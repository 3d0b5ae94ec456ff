import { describe, expect, it } from 'vitest'
import { askedQuery, FIRST_LIST, isFiltered, readLeadList, sortedBy } from './lead-list.ts'

describe('readLeadList', () => {
  it('takes back what was kept', () => {
    const list = {
      query: { search: 'ada', source: '', finished: 'yes', by: 'score', direction: 'ascending' },
      columns: ['when', 'name', 'score'],
    }
    expect(readLeadList(JSON.parse(JSON.stringify(list)))).toEqual(list)
    expect(readLeadList(JSON.parse(JSON.stringify(FIRST_LIST)))).toEqual(FIRST_LIST)
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
  // Without an order it is the newest first.
  expect(sortedBy({}, 'when').direction).toBe('ascending')
})
