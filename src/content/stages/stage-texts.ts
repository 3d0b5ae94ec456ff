import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { linesOf } from '../questions/pool.ts'
import { SAID } from '../questions/said.ts'

type ListName = 'whatsWorking' | 'whereToFocus' | 'helps'

type StageLists = Readonly<Record<ListName, readonly Line[]>>

const LISTS = new Map<StageName, StageLists>(
  STAGES.map(({ name }) => [
    name,
    {
      whatsWorking: linesIn('whatsWorking', name),
      whereToFocus: linesIn('whereToFocus', name),
      helps: linesIn('helps', name),
    },
  ]),
)

/** Every line that a report of the stage can have. */
export function stageListsOf(stage: StageName): StageLists {
  const lists = LISTS.get(stage)
  if (!lists) throw new Error(`${stage} has no lists`)
  return lists
}

function linesIn(list: ListName, stage: StageName): readonly Line[] {
  return QUESTION_IDS.flatMap((id) => linesOf(id, SAID[id][list][stage] ?? {}))
}
