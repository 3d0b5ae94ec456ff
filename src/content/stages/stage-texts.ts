import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { linesOf } from '../questions/pool.ts'
import { SAID } from '../questions/said.ts'
import { AD_HOC_MEANING } from './meanings/ad-hoc.ts'
import { EVOLVING_MEANING } from './meanings/evolving.ts'
import { FOUNDATIONAL_MEANING } from './meanings/foundational.ts'
import { OPTIMIZED_MEANING } from './meanings/optimized.ts'
import { STRATEGIC_MEANING } from './meanings/strategic.ts'
import type { Meaning } from './meanings/variants.ts'

type ListName = 'whatsWorking' | 'whereToFocus' | 'helps'

export type StageText = Meaning & Readonly<Record<ListName, readonly Line[]>>

export const STAGE_TEXTS: Readonly<Record<StageName, StageText>> = {
  'Ad Hoc': stageText('Ad Hoc', AD_HOC_MEANING),
  Foundational: stageText('Foundational', FOUNDATIONAL_MEANING),
  Evolving: stageText('Evolving', EVOLVING_MEANING),
  Strategic: stageText('Strategic', STRATEGIC_MEANING),
  Optimized: stageText('Optimized', OPTIMIZED_MEANING),
}

function stageText(stage: StageName, meaning: Meaning): StageText {
  return {
    ...meaning,
    whatsWorking: linesIn('whatsWorking', stage),
    whereToFocus: linesIn('whereToFocus', stage),
    helps: linesIn('helps', stage),
  }
}

function linesIn(list: ListName, stage: StageName): readonly Line[] {
  return QUESTION_IDS.flatMap((id) => linesOf(id, SAID[id][list][stage] ?? {}))
}

/** Shown with the help lines of every stage: a tool replaces no person. */
export const HELPS_LIMIT = 'Tools show and remind. People coach and decide.'
