import { setTimeout as sleep } from 'node:timers/promises'

import { numberOf } from '../sql.ts'
import type { Sql } from '../sql.ts'
import type { Follow } from './follow.ts'

const CATCH_UP_EVERY_MS = 500
const RECONCILE_EVERY_MS = 60_000
/** A small database is read whole before the first answer. */
const FIRST_ANSWER_WITHIN_MS = 300

/** When the copy is compared with the database: when somebody asks, and not more often than needed. */
export type Freshness = {
  /** Resolves when the copy has what was there a moment ago, and nothing that was erased. */
  refresh(): Promise<void>
  whenRead(): Promise<void>
  stop(): Promise<void>
}

export function createFreshness(sql: Sql, follow: Follow): Freshness {
  let [caughtUpAt, reconciledAt] = [performance.now(), performance.now()]
  let seen: string | undefined
  let isStopped = false
  let loading: Promise<void> | undefined
  let underWay: Promise<void> | undefined
  let background: Promise<void> | undefined

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

  /** Rows that are gone are looked for at once when anybody was erased. */
  async function compare(): Promise<void> {
    const { erasures, firstIds } = await changesOf(sql)
    if (erasures !== seen) await follow.reconcile()
    seen = erasures
    follow.dropBefore(firstIds)
    await follow.catchUp()
    caughtUpAt = performance.now()
    if (caughtUpAt - reconciledAt > RECONCILE_EVERY_MS && !follow.reading()) {
      reconciledAt = caughtUpAt
      background = follow.reconcile().catch(() => {})
    }
  }

  return {
    async refresh() {
      if (follow.reading()) await Promise.race([whenRead(), sleep(FIRST_ANSWER_WITHIN_MS)])
      if (isStopped || performance.now() - caughtUpAt < CATCH_UP_EVERY_MS) return
      underWay ??= compare().finally(() => (underWay = undefined))
      await underWay
    },
    whenRead,
    async stop() {
      isStopped = true
      await Promise.allSettled([loading, underWay, background])
    },
  }
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
