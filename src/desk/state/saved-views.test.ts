import { expect, it, vi } from 'vitest'
import { FIRST_LIST } from './lead-list.ts'
import {
  keepLastList,
  keepViews,
  readLastList,
  readSavedViews,
  READY_VIEWS,
} from './saved-views.ts'
import { giveStorages } from './storages.suite.ts'

giveStorages()

function broken(): never {
  throw new Error('no room')
}

const VIEW = { name: 'Mine', list: { ...FIRST_LIST, query: { search: 'ada' } } }

it('keeps views, and the list as it was left', () => {
  expect(readSavedViews()).toEqual([])
  expect(readLastList()).toBeUndefined()

  keepViews([VIEW])
  keepLastList(VIEW.list)
  expect(readSavedViews()).toEqual([VIEW])
  expect(readLastList()).toEqual(VIEW.list)
  expect(localStorage.getItem('desk.leads'), 'for the tab alone').toBeNull()
})

it('drops a view that it does not understand, and keeps the others', () => {
  localStorage.setItem('desk.views', JSON.stringify([{ name: 'x' }, { list: VIEW.list }, VIEW, 7]))
  expect(readSavedViews()).toEqual([VIEW])
  localStorage.setItem('desk.views', '{')
  expect(readSavedViews()).toEqual([])
})

it('works where the browser keeps nothing', () => {
  const storage = { getItem: broken, setItem: broken }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  expect(readSavedViews()).toEqual([])
  expect(readLastList()).toBeUndefined()
  expect(() => keepViews([VIEW])).not.toThrow()
  expect(() => keepLastList(VIEW.list)).not.toThrow()
})

it('has views of different names to begin with', () => {
  expect(new Set(READY_VIEWS.map(({ name }) => name)).size).toBe(READY_VIEWS.length)
})
