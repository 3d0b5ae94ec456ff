import { createContext } from 'react'
import type { DeskCounts } from '../../contract/desk/api.ts'

type CountsNow = { counts: DeskCounts | undefined; recount: () => void }

/** How long each list is, for all who say it. */
export const Counts = createContext<CountsNow>({ counts: undefined, recount: () => {} })
