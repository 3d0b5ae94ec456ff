import { readPublishedEdition } from './benchmark.ts'
import { keepCopy } from './commit/keep-copy.ts'
import { keepRows } from './commit/keep-rows.ts'
import { createSaveQueue } from './commit/save-queue.ts'
import type { SaveQueueOptions } from './commit/save-queue.ts'
import { checkIdentity } from './identity.ts'
import { addMilestoneCounts } from './milestone-counts.ts'
import { createOutbox } from './outbox.ts'
import { dropOldPayloads, purgeSome } from './purge.ts'
import type { Session } from './sql/sql.ts'
import { ErasedMeanwhileError } from './store.ts'
import type { SaveOutcome, Store, StoreOptions } from './store.ts'
import { leadRowOf, responseRowOf } from './stored-row.ts'
import type { StoredRow } from './stored-row.ts'

type Own = Pick<Store, 'checkWritable'> &
  Pick<SaveQueueOptions<StoredRow>, 'answerWithinMs' | 'pauseShare'> & {
    release: () => Promise<void>
  }

/** The store on either database. `own`: what differs between them; `release` frees it. */
export function createStore(
  session: Session,
  { channels = [] }: StoreOptions,
  { checkWritable, release, ...timing }: Own,
): Store {
  const queue = createSaveQueue<StoredRow>({
    keep: (rows) =>
      keep(rows).catch((error: unknown) => {
        if (error instanceof ErasedMeanwhileError) return keep(rows)
        throw error
      }),
    ...timing,
  })
  let closing: Promise<void> | undefined

  function keep(rows: readonly StoredRow[]): Promise<SaveOutcome[]> {
    return session.transaction((sql) => keepRows(sql, rows))
  }

  const eventOptions = () => ({ at: new Date(), channels })

  return {
    saveLead: (key, lead, quarantine, context) =>
      queue.add(leadRowOf(key, lead, context, quarantine, eventOptions())),
    saveResponse: (response) => queue.add(responseRowOf(response, eventOptions())),
    saveCopy: (copy, mayAdd) =>
      session.transaction((sql) => keepCopy(sql, copy, new Date(), mayAdd)),
    checkWritable,
    addMilestones: (counts) => addMilestoneCounts(session, counts),
    purgeSome: (before) => purgeSome(session, before),
    dropOldPayloads: (before) => dropOldPayloads(session, before),
    readBenchmark: () => readPublishedEdition(session),
    checkIdentity: (version, identity) => checkIdentity(session, version, identity),
    outbox: createOutbox(session),
    close: () => (closing ??= queue.close().then(release)),
  }
}
