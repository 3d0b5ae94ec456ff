import { readLeadState } from '../../contract/desk.ts'
import type { LeadNote } from '../../contract/desk.ts'
import { isRecord } from '../../domain/record.ts'
import { readKept, tryKeep } from './keep.ts'

/** What was typed and is not saved; `version`: of the note that it began with. */
export type NoteDraft = Pick<LeadNote, 'state' | 'text' | 'version'>

const KEY = 'desk.notes'

/** Kept for the tab, so that a look at another lead, a reload or a new log-in loses nothing. */
export function readDraft(leadId: number): NoteDraft | undefined {
  const draft = readDrafts()[leadId]
  if (!isRecord(draft)) return undefined
  const { text, version } = draft
  const state = readLeadState(draft['state'])
  if (!state || typeof text !== 'string' || typeof version !== 'number') return undefined
  return { state, text, version }
}

/** `undefined`: there is none any more. */
export function keepDraft(leadId: number, draft: NoteDraft | undefined): void {
  const { [leadId]: _before, ...others } = readDrafts()
  tryKeep(sessionStorage, KEY, draft ? { ...others, [leadId]: draft } : others)
}

function readDrafts(): Readonly<Record<number, unknown>> {
  const drafts = readKept(sessionStorage, KEY)
  return isRecord(drafts) ? drafts : {}
}
