import { answerWithin } from './deadline.ts'
import { createRest } from './rest.ts'
import { StoreUnavailableError } from '../store.ts'
import type { SaveOutcome, StoreOptions } from '../store.ts'

/** Rows that arrive together become durable together: one flush to disk answers them all. */
export type GroupCommit<Row> = {
  add(row: Row): Promise<SaveOutcome>
  /** Refuses new rows; resolves when every accepted one has its answer. */
  close(): Promise<void>
}

export type GroupCommitOptions<Row> = Pick<StoreOptions, 'batchLimit'> & {
  /**
   * Makes all rows durable, or none, and returns the outcomes in the same order.
   * StoreUnavailableError fails every row; any other error is taken for the fault of one row.
   */
  commit: (rows: readonly Row[]) => readonly SaveOutcome[] | Promise<readonly SaveOutcome[]>
  /** Commits that may run side by side. */
  lanes?: number
  /** No answer takes longer, in milliseconds; a row that still waits by then is never sent. */
  answerWithinMs?: number
}

type Entry<Row> = {
  row: Row
  resolve: (outcome: SaveOutcome) => void
  reject: (error: unknown) => void
}

export function createGroupCommit<Row>({
  commit,
  batchLimit = 256,
  lanes = 1,
  answerWithinMs,
}: GroupCommitOptions<Row>): GroupCommit<Row> {
  const waiting = new Set<Entry<Row>>()
  let running = 0
  let isScheduled = false
  let isClosed = false
  const rest = createRest()
  let onIdle: () => void = () => {}

  async function add(row: Row): Promise<SaveOutcome> {
    if (isClosed) throw new StoreUnavailableError('The store is closed')
    let entry: Entry<Row> | undefined
    const outcome = new Promise<SaveOutcome>((resolve, reject) => {
      entry = { row, resolve, reject }
      waiting.add(entry)
    })
    schedule()
    if (answerWithinMs === undefined) return outcome
    return answerWithin(answerWithinMs, outcome, () => entry && waiting.delete(entry))
  }

  /** One turn of the event loop later, so that everything read from the sockets by then joins. */
  function schedule(): void {
    if (isScheduled || running === lanes || waiting.size === 0) return
    isScheduled = true
    rest.whenOver(() => {
      isScheduled = false
      running += 1
      void commitAll(takeBatch()).then(() => {
        running -= 1
        schedule()
        if (running === 0 && waiting.size === 0) onIdle()
      })
      schedule()
    })
  }

  function takeBatch(): Entry<Row>[] {
    const batch: Entry<Row>[] = []
    for (const entry of waiting) {
      if (batch.length === batchLimit) break
      batch.push(entry)
      waiting.delete(entry)
    }
    return batch
  }

  async function commitAll(batch: readonly Entry<Row>[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const outcomes = await rest.after(() => commit(batch.map(({ row }) => row)))
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome) resolve(outcome)
        else reject(new Error('The commit gave fewer outcomes than rows'))
      })
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailableError)) {
        for (const entry of batch) await commitAll([entry])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    if (running === 0 && waiting.size === 0) return
    await new Promise<void>((resolve) => {
      onIdle = resolve
    })
  }

  return { add, close }
}
