import { createHash } from 'node:crypto'

/** How often a fault is caused: the variable `name`, else a count fit for a run of a minute in all. */
export function countOf(name: string, short: number): number {
  const text = process.env[name] ?? String(short)
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, but is '${text}'`)
  return Number(text)
}

export type Random = ReturnType<typeof createRandom>

/** The same values in each run with the same FAULT_SEED; `purpose` separates two sources. */
export function createRandom(purpose: string) {
  const hash = createHash('sha256').update(`${process.env['FAULT_SEED']} ${purpose}`)
  let state = hash.digest().readUInt32LE()

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `least` to `most`. */
  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }

  function hex(length: number): string {
    return Array.from({ length }, () => between(0, 15).toString(16)).join('')
  }

  return {
    between,
    hex,
    chance: (share: number) => next() < share,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[between(0, values.length - 1)]
      if (value === undefined) throw new Error('There is nothing to pick from')
      return value
    },
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
  }
}
