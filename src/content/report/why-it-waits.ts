import type { SectionName } from '../../domain/assessment/assessment.ts'
import { WHY_IT_WAITS } from '../generated/reasons.ts'

type Reasons = { long: string; short: string }

const REASONS: { readonly [section in SectionName]?: Reasons } = WHY_IT_WAITS

/** Every section that waits has its reasons: the folder is checked for them. */
export function whyItWaits(section: SectionName): Reasons {
  const reasons = REASONS[section]
  if (!reasons) throw new Error(`${section} waits for nothing`)
  return reasons
}
