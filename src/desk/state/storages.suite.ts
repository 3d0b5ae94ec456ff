import { afterEach, beforeEach, vi } from 'vitest'

/** Both storages of a browser, empty for each test of a file. */
export function giveStorages(): void {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memory())
    vi.stubGlobal('sessionStorage', memory())
  })
  afterEach(() => vi.unstubAllGlobals())
}

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    ...{ length: 0, key: () => null, clear: () => undefined, removeItem: () => undefined },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}
