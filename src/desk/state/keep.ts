/** A storage of the browser. It may be full or refuse, and then keeps nothing. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>

export function readKept(keep: Keep, key: string): unknown {
  try {
    return JSON.parse(keep.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** False where the browser has no room, or keeps nothing. */
export function tryKeep(keep: Keep, key: string, value: unknown): boolean {
  try {
    keep.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
