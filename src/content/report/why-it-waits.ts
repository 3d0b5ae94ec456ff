import type { SectionName } from '../../domain/assessment/assessment.ts'
import { WHY_IT_WAITS } from '../generated/reasons.ts'

const REASONS: { readonly [section in SectionName]?: string } = WHY_IT_WAITS

/** Every section that waits has its reason: the folder is checked for it. */
export function whyItWaits(section: SectionName): string {
  const reason = REASONS[section]
  if (reason === undefined) throw new Error(`${section} waits for nothing`)
  return reason
}
