type Storage = 'localStorage' | 'sessionStorage'

/** Where the browser keeps nothing, nothing is remembered. */
export function remembered(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

export function remember(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    return
  }
}
