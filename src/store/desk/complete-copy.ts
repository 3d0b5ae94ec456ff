import { columnOf } from '../sqlite/statements.ts'
import { breath } from './breath.ts'
import { factsAt } from './desk-copy.ts'
import type { DeskCopy } from './desk-copy.ts'

const PAGE = 5000

/** Leads that say something else than the responses of their person. */
const STALE = `
  SELECT address FROM lead WHERE place > ? AND place <= ? AND (runs, stage, score) IS NOT (
    SELECT runs, stage, coalesce(score, 0) FROM (
      ${factsAt('lead.address')}))`

/**
 * When all rows up to the id `last` are in. A person who came again had a lead in the copy before all
 * their responses were.
 */
export async function completeCopy(
  copy: DeskCopy,
  last: number,
  signal: AbortSignal,
): Promise<void> {
  copy.index()
  const findStale = copy.db.prepare(STALE)
  for (let from = 0; from < last && !signal.aborted; from += PAGE) {
    await breath()
    copy.refresh(columnOf<string>(findStale, -from - PAGE - 1, -from - 1))
  }
}
