import type { StageName } from '../../domain/assessment/stage.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { AD_HOC_HELPS } from './helps/ad-hoc.ts'
import { EVOLVING_HELPS } from './helps/evolving.ts'
import { FOUNDATIONAL_HELPS } from './helps/foundational.ts'
import { OPTIMIZED_HELPS } from './helps/optimized.ts'
import { STRATEGIC_HELPS } from './helps/strategic.ts'
import { AD_HOC_MEANING } from './meanings/ad-hoc.ts'
import { EVOLVING_MEANING } from './meanings/evolving.ts'
import { FOUNDATIONAL_MEANING } from './meanings/foundational.ts'
import { OPTIMIZED_MEANING } from './meanings/optimized.ts'
import { STRATEGIC_MEANING } from './meanings/strategic.ts'
import type { Meaning } from './meanings/variants.ts'
import { linesOf } from './pool.ts'
import type { Pool } from './pool.ts'
import { AD_HOC_WORKING } from './whats-working/ad-hoc.ts'
import { EVOLVING_WORKING } from './whats-working/evolving.ts'
import { FOUNDATIONAL_WORKING } from './whats-working/foundational.ts'
import { OPTIMIZED_WORKING } from './whats-working/optimized.ts'
import { STRATEGIC_WORKING } from './whats-working/strategic.ts'
import { AD_HOC_FOCUS } from './where-to-focus/ad-hoc.ts'
import { EVOLVING_FOCUS } from './where-to-focus/evolving.ts'
import { FOUNDATIONAL_FOCUS } from './where-to-focus/foundational.ts'
import { OPTIMIZED_FOCUS } from './where-to-focus/optimized.ts'
import { STRATEGIC_FOCUS } from './where-to-focus/strategic.ts'

export type StageText = Meaning & {
  readonly whatsWorking: readonly Line[]
  readonly whereToFocus: readonly Line[]
  readonly helps: readonly Line[]
}

export const STAGE_TEXTS: Readonly<Record<StageName, StageText>> = {
  'Ad Hoc': stageText(AD_HOC_MEANING, AD_HOC_WORKING, AD_HOC_FOCUS, AD_HOC_HELPS),
  Foundational: stageText(
    FOUNDATIONAL_MEANING,
    FOUNDATIONAL_WORKING,
    FOUNDATIONAL_FOCUS,
    FOUNDATIONAL_HELPS,
  ),
  Evolving: stageText(EVOLVING_MEANING, EVOLVING_WORKING, EVOLVING_FOCUS, EVOLVING_HELPS),
  Strategic: stageText(STRATEGIC_MEANING, STRATEGIC_WORKING, STRATEGIC_FOCUS, STRATEGIC_HELPS),
  Optimized: stageText(OPTIMIZED_MEANING, OPTIMIZED_WORKING, OPTIMIZED_FOCUS, OPTIMIZED_HELPS),
}

function stageText(meaning: Meaning, working: Pool, focus: Pool, helps: Pool): StageText {
  return {
    ...meaning,
    whatsWorking: linesOf(working),
    whereToFocus: linesOf(focus),
    helps: linesOf(helps),
  }
}

/** Shown with the help lines of every stage: a tool replaces no person. */
export const HELPS_LIMIT =
  'A tool can show, keep, remind and let people practice. Coaching and deciding stay with people.'
