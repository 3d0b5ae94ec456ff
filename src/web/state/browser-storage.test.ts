import { describe, expect, it } from 'vitest'
import { createVisitStorage, readStored } from './browser-storage.ts'

/** As much of a browser's storage as is used. */
function fakeStorage() {
  const texts = new Map<string, string>()
  const state = { isFull: false }
  const storage: Storage = {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
  return Object.assign(storage, { state })
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

describe('the storage of a visit', () => {
  it.each([
    ['in the browser', fakeStorage],
    ['in memory where the browser refuses storage', refuse],
  ])('keeps texts %s', (_, open) => {
    const storage = createVisitStorage(open)

    storage.set('key', 'text')

    expect(storage.get('key')).toBe('text')
    storage.remove('key')
    expect(storage.get('key')).toBeUndefined()
  })

  it('remembers the newest text when the browser is full', () => {
    const browser = fakeStorage()
    const storage = createVisitStorage(() => browser)
    storage.set('key', 'old')
    browser.state.isFull = true

    storage.set('key', 'new')

    expect(storage.get('key')).toBe('new')
    browser.state.isFull = false
    storage.set('key', 'newest')
    expect(browser.getItem('key')).toBe('newest')
    expect(storage.get('key')).toBe('newest')
  })

  it('sees what another tab of the browser wrote', () => {
    const browser = fakeStorage()
    const storage = createVisitStorage(() => browser)
    storage.set('key', 'mine')

    browser.setItem('key', 'theirs')

    expect(storage.get('key')).toBe('theirs')
  })

  it('remembers what the browser takes and does not keep', () => {
    const browser = fakeStorage()
    browser.setItem = () => {}
    const storage = createVisitStorage(() => browser)

    storage.set('key', 'text')

    expect(storage.get('key')).toBe('text')
  })

  it.each([
    ['{"1":2}', { 1: 2 }],
    ['{"1":', undefined],
  ])('reads %j, written as JSON, as %j', (text, value) => {
    const storage = createVisitStorage(refuse)
    storage.set('key', text)

    expect(readStored(storage, 'key')).toEqual(value)
    expect(readStored(storage, 'other')).toBeUndefined()
  })
})
