import { createContext } from 'react'
import type { DeskCounts } from '../../contract/desk/api.ts'

type CountsNow = {
  counts: DeskCounts | undefined
  /** When this browser was last at the desk, in milliseconds. */
  since: number
  recount: () => void
}

/** How long each list is, for all who say it. */
export const Counts = createContext<CountsNow>({
  counts: undefined,
  since: 0,
  recount: () => {},
})
