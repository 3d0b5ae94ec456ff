import type { StageName } from '../../domain/assessment/stage-of.ts'
import { present } from '../../domain/present.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { STAGE_LISTS as COMPILED } from '../generated/stage-lists.ts'

type StageLists = {
  readonly whatsWorking: readonly Line[]
  readonly whereToFocus: readonly Line[]
  readonly helps: readonly Line[]
}

const STAGE_LISTS: Readonly<Record<StageName, StageLists>> = COMPILED

/** Every line that a report of the stage can have. */
export function stageListsOf(stage: StageName): StageLists {
  return present(STAGE_LISTS[stage], `list for ${stage}`)
}
