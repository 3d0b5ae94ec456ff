import { isRecord } from '../../domain/record.ts'
import { readKept, tryKeep } from './keep.ts'

/**
 * When this browser last showed the list of leads. `before`: the newest lead of the look before, so what came
 * after it is new; `seen`: the newest one by now.
 */
export type Look = { before: number; seen: number; at: number }

const KEY = 'desk.look'
/** A look ends when the list has not been opened for so long. */
const LOOK_MS = 30 * 60_000

/** At a first look nothing is new. */
export function nextLook(last: Look | undefined, newest: number, now: number): Look {
  if (!last) return { before: newest, seen: newest, at: now }
  const isAnother = now - last.at > LOOK_MS
  return {
    before: isAnother ? last.seen : last.before,
    seen: Math.max(last.seen, newest),
    at: now,
  }
}

export function readLook(): Look | undefined {
  const look = readKept(localStorage, KEY)
  if (!isRecord(look)) return undefined
  const { before, seen, at } = look
  const isLook = [before, seen, at].every((value) => typeof value === 'number')
  return isLook ? { before: Number(before), seen: Number(seen), at: Number(at) } : undefined
}

export function keepLook(look: Look): void {
  tryKeep(localStorage, KEY, look)
}
