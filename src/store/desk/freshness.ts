import { setTimeout as sleep } from 'node:timers/promises'

import { numberOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import type { Follow } from './follow.ts'

const CATCH_UP_EVERY_MS = 500
const RECONCILE_EVERY_MS = 60_000
const ANSWER_WITHIN_MS = 300

/** When the copy is compared with the database: when somebody asks, and not more often than needed. */
export type Freshness = {
  /** Resolves when the copy has what was there a moment ago. */
  refresh(): Promise<void>
  whenRead(): Promise<void>
  /** Resolves when the copy is whole and has nothing that was erased. */
  whenExact(): Promise<void>
  stop(): Promise<void>
}

export function createFreshness(sql: Sql, follow: Follow): Freshness {
  let [caughtUpAt, reconciledAt] = [performance.now(), performance.now()]
  let seen: string | undefined
  let isStopped = false
  /** The copy may have rows of somebody who was erased. */
  let isBehind = false
  let loading: Promise<void> | undefined
  let underWay: Promise<void> | undefined
  let reconciling: Promise<void> | undefined

  async function load(): Promise<void> {
    seen ??= (await changesOf(sql)).erasures
    await follow.load()
  }

  /** A failure is told to those who wait; the next one who asks lets the reading go on. */
  function whenRead(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  whenRead().catch(() => {})

  async function compare(): Promise<void> {
    const { erasures, firstIds } = await changesOf(sql)
    isBehind ||= erasures !== seen
    seen = erasures
    follow.dropBefore(firstIds)
    await follow.catchUp()
    caughtUpAt = performance.now()
    if (follow.reading()) return
    if (isBehind) await atMost(reconcile())
    else if (caughtUpAt - reconciledAt > RECONCILE_EVERY_MS) reconcile().catch(() => {})
  }

  /** A look at every id, which takes seconds for a million; what was erased is never shown meanwhile. */
  function reconcile(): Promise<void> {
    reconciling ??= compareAll().finally(() => (reconciling = undefined))
    return reconciling
  }

  async function compareAll(): Promise<void> {
    const wasBehind = isBehind
    isBehind = false
    reconciledAt = performance.now()
    try {
      await follow.reconcile()
    } catch (error) {
      isBehind ||= wasBehind
      throw error
    }
  }

  async function forgetErased(): Promise<void> {
    if (!isBehind && !reconciling) return
    await reconcile()
    await forgetErased()
  }

  function compareOnce(): Promise<void> {
    underWay ??= compare().finally(() => (underWay = undefined))
    return underWay
  }

  return {
    async refresh() {
      if (follow.reading()) await atMost(whenRead())
      if (isStopped || performance.now() - caughtUpAt < CATCH_UP_EVERY_MS) return
      await compareOnce()
    },
    whenRead,
    async whenExact() {
      await whenRead()
      // What is under way may have looked before somebody was erased.
      await underWay
      await compareOnce()
      await forgetErased()
    },
    async stop() {
      isStopped = true
      await Promise.allSettled([loading, underWay, reconciling])
    },
  }
}

/** A small database is done with before the first answer. */
async function atMost(work: Promise<void>): Promise<void> {
  await Promise.race([work, sleep(ANSWER_WITHIN_MS)])
}

async function changesOf(sql: Sql): Promise<{ erasures: string; firstIds: number[] }> {
  const [row = {}] = await sql.query(
    `SELECT (SELECT count(*) FROM assessment_erased_emails) AS count,
       (SELECT CAST(max(erased_at) AS text) FROM assessment_erased_emails) AS latest,
       (SELECT min(id) FROM maturity_quiz_leads) AS first_lead,
       (SELECT min(id) FROM assessment_responses) AS first_response`,
  )
  const firsts = [row['first_lead'], row['first_response']]
  return {
    erasures: JSON.stringify([row['count'], row['latest']]),
    firstIds: firsts.map((id) => (id === null ? Number.POSITIVE_INFINITY : numberOf(id))),
  }
}
