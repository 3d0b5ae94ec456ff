import { expect, it } from 'vitest'
import { createTable, plainLine } from './table.ts'

const COLUMNS = [
  { title: 'Name', width: 4, share: 1 },
  { title: 'Company', width: 8, share: 1 },
  { title: 'Score', width: 5, isNumber: true },
]

it('gives the spare width of the terminal to the columns that want it', () => {
  const { header, lineOf } = createTable(COLUMNS, 31)
  expect(header.split('\n')).toEqual([
    'Name       Company        Score',
    '─────────  ─────────────  ─────',
  ])
  expect(lineOf(['Ada Lovelace', '漢字漢字漢字漢字', '4.3'])).toBe(
    'Ada Love…  漢字漢字漢字…    4.3',
  )
})

it('keeps the least widths on a narrow terminal', () => {
  expect(createTable(COLUMNS, 10).lineOf(['Charles', 'Engines', '5.0'])).toBe(
    'Cha…  Engines     5.0',
  )
})

it('writes no formula into a pipe, and leaves the dash of an empty cell', () => {
  expect(plainLine(['=1+1', 'Acme;=1', '-'])).toBe("'=1+1\tAcme;'=1\t-")
})

it('writes whole values with tabs into a pipe, and no value can add a tab or a line', () => {
  expect(plainLine(['Ada\tLovelace', 'A\nB', '漢'])).toBe('Ada\uFFFDLovelace\tA\uFFFDB\t漢')
})
