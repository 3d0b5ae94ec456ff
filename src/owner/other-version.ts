import { MODEL_VERSION } from '../domain/assessment/model.ts'
import type { StoredResponse } from '../store/owner/owner-store.ts'
import { counted } from './stats/counts-text.ts'

/** At most one sentence, above what the current questions were answered. */
export function leftOutText(ofOtherVersions: number): string[] {
  if (ofOtherVersions === 0) return []
  return [
    `${otherVersionText(ofOtherVersions)}: they are counted above, but not in the answers below.`,
  ]
}

/** Whether it answers other questions than the ones that are asked now. */
export function isOfOtherVersion(response: StoredResponse | undefined): boolean {
  return response !== undefined && response.modelVersion !== MODEL_VERSION
}

/** '2 responses answer another version of the questions'. */
export function otherVersionText(count: number): string {
  const verb = count === 1 ? 'answers' : 'answer'
  return `${counted(count, 'response')} ${verb} another version of the questions`
}
