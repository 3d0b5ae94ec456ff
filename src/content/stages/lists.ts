import type { Line } from '../../domain/report/pick-lines.ts'
import { LISTS as COMPILED } from '../generated/lists.ts'

type Lists = {
  readonly whatsWorking: readonly Line[]
  readonly whereToFocus: readonly Line[]
  readonly helps: readonly Line[]
}

/** Every line that a report can have. */
export const LISTS: Lists = COMPILED
