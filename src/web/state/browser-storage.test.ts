import { describe, expect, it } from 'vitest'
import { createVisitStorage, readStored } from './browser-storage.ts'

class FakeStorage implements Storage {
  readonly texts = new Map<string, string>()
  full = false
  get length() {
    return this.texts.size
  }
  clear() {
    this.texts.clear()
  }
  getItem(key: string) {
    return this.texts.get(key) ?? null
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.texts.delete(key)
  }
  setItem(key: string, text: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

describe('the storage of a visit', () => {
  it('keeps texts in the browser', () => {
    const browser = new FakeStorage()
    const storage = createVisitStorage(() => browser)

    storage.set('key', 'text')

    expect(browser.getItem('key')).toBe('text')
    expect(storage.get('key')).toBe('text')
    storage.remove('key')
    expect(storage.get('key')).toBeUndefined()
  })

  it('works from memory where the browser refuses storage', () => {
    const storage = createVisitStorage(refuse)

    storage.set('key', 'text')

    expect(storage.get('key')).toBe('text')
    storage.remove('key')
    expect(storage.get('key')).toBeUndefined()
  })

  it('remembers the newest text when the browser is full', () => {
    const browser = new FakeStorage()
    const storage = createVisitStorage(() => browser)
    storage.set('key', 'old')
    browser.full = true

    storage.set('key', 'new')

    expect(storage.get('key')).toBe('new')
    browser.full = false
    storage.set('key', 'newest')
    expect(browser.getItem('key')).toBe('newest')
    expect(storage.get('key')).toBe('newest')
  })

  it('sees what another tab of the browser wrote', () => {
    const browser = new FakeStorage()
    const storage = createVisitStorage(() => browser)
    storage.set('key', 'mine')

    browser.setItem('key', 'theirs')

    expect(storage.get('key')).toBe('theirs')
  })

  it('remembers what the browser takes and does not keep', () => {
    const browser = new FakeStorage()
    browser.setItem = () => {}
    const storage = createVisitStorage(() => browser)

    storage.set('key', 'text')

    expect(storage.get('key')).toBe('text')
  })

  it('reads what was written as JSON', () => {
    const storage = createVisitStorage(refuse)
    storage.set('key', '{"1":2}')

    expect(readStored(storage, 'key')).toEqual({ 1: 2 })
    expect(readStored(storage, 'other')).toBeUndefined()
  })

  it.each(['{"1":', '', 'undefined'])('reads %j as nothing', (text) => {
    const storage = createVisitStorage(refuse)
    storage.set('key', text)

    expect(readStored(storage, 'key')).toBeUndefined()
  })
})
