import { expect, it } from 'vitest'
import { FIRST_LIST } from './lead-list.ts'
import { memory } from './memory.suite.ts'
import {
  keepLastList,
  keepViews,
  readLastList,
  readSavedViews,
  READY_VIEWS,
} from './saved-views.ts'

function broken(): never {
  throw new Error('no room')
}

const VIEW = { name: 'Mine', list: { ...FIRST_LIST, query: { search: 'ada' } } }

it('keeps views, and the list as it was left', () => {
  const keep = memory()
  expect(readSavedViews(keep)).toEqual([])
  expect(readLastList(keep)).toBeUndefined()

  expect(keepViews(keep, [VIEW])).toBe(true)
  keepLastList(keep, VIEW.list)
  expect(readSavedViews(keep)).toEqual([VIEW])
  expect(readLastList(keep)).toEqual(VIEW.list)
})

it('drops a view that it does not understand, and keeps the others', () => {
  const keep = memory()
  keep.setItem('desk.views', JSON.stringify([{ name: 'x' }, { list: VIEW.list }, VIEW, 7]))
  expect(readSavedViews(keep)).toEqual([VIEW])
  keep.setItem('desk.views', '{')
  expect(readSavedViews(keep)).toEqual([])
})

it('works where the browser keeps nothing', () => {
  const keep = { getItem: broken, setItem: broken }
  expect(readSavedViews(keep)).toEqual([])
  expect(keepViews(keep, [VIEW])).toBe(false)
  expect(() => keepLastList(keep, VIEW.list)).not.toThrow()
})

it('has views of different names to begin with', () => {
  expect(new Set(READY_VIEWS.map(({ name }) => name)).size).toBe(READY_VIEWS.length)
})
