import { setImmediate as nextTurn } from 'node:timers/promises'

import { SECTIONS } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { CountedPerson } from '../../domain/benchmark/edition.ts'
import { isRecord } from '../../domain/record.ts'
import { domainOf } from '../desk/desk-rows.ts'
import type { BenchmarkQuery } from './owner-store.ts'
import { readById } from '../sql/pages.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow } from '../sql/sql.ts'

/** Everybody who is counted, and how they stand to the edition before. */
export type Counted = {
  people: readonly CountedPerson[]
  /** Of all responses that were read; 0 where there are none. */
  newestId: number
  /** People whose latest response was there by the edition before. */
  older: number
  /** People who came later, or whose latest response did. */
  newer: number
  /** Those of `newer` who had an earlier response by the edition before. */
  replaced: number
}

type Standing = 'older' | 'newer' | 'replaced'

/**
 * The latest response of each email, of this version of the questions. Left out: those without an
 * email, of the owner's own people, and of emails whose leads are all in quarantine.
 */
export async function readCounted(
  sql: Sql,
  { ownDomains, signal }: BenchmarkQuery,
  lastId: number,
): Promise<Counted> {
  const quarantined = await readQuarantinedEmails(sql)
  // One string for each domain, however many people it has.
  const domains = new Map<string, string>()
  const latest = new Map<string, { person: CountedPerson; standing: Standing }>()
  let newestId = 0
  for await (const rows of readById(sql, SELECT, numberOf)) {
    for (const row of rows) {
      newestId = numberOf(row['id'])
      const email = textOf(row['user_email'])
      const found = domainOf(email)
      const domain = domains.get(found) ?? found
      domains.set(domain, domain)
      if (quarantined.has(email) || isOwn(domain, ownDomains)) continue
      const person = personOf(row, domain)
      if (person) {
        const before = latest.get(email)?.standing
        latest.set(email, { person, standing: standingOf(newestId <= lastId, before) })
      }
    }
    signal?.throwIfAborted()
    // Everything else has a turn between two short transactions.
    await nextTurn()
  }
  const counted = [...latest.values()]
  const count = (wanted: Standing) => counted.filter(({ standing }) => standing === wanted).length
  const [older, replaced] = [count('older'), count('replaced')]
  return {
    people: counted.map(({ person }) => person),
    newestId,
    older,
    newer: counted.length - older,
    replaced,
  }
}

const SELECT = `
  SELECT id, user_email, substr(CAST(created_at AS text), 1, 7) AS month,
    overall_score, CAST(section_scores AS text) AS section_scores
  FROM assessment_responses WHERE model_version = ${MODEL_VERSION} AND user_email IS NOT NULL`

/** `before`: of the response that came before it. */
function standingOf(isOld: boolean, before: Standing | undefined): Standing {
  if (isOld) return 'older'
  return before === 'older' || before === 'replaced' ? 'replaced' : 'newer'
}

/** Emails whose leads are all in quarantine. */
async function readQuarantinedEmails(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.query(
    `SELECT email FROM maturity_quiz_leads WHERE quarantine IS NOT NULL
     EXCEPT SELECT email FROM maturity_quiz_leads WHERE quarantine IS NULL`,
  )
  return new Set(rows.map((row) => textOf(row['email'])))
}

/** By the scores as they were stored. */
function personOf(row: SqlRow, domain: string): CountedPerson | undefined {
  const stored: unknown = JSON.parse(textOf(row['section_scores']))
  const areas = SECTIONS.flatMap(({ name }) => {
    const score = isRecord(stored) ? stored[name] : undefined
    return typeof score === 'number' ? [score] : []
  })
  if (areas.length < SECTIONS.length) return undefined
  const overall = numberOf(row['overall_score'])
  return { domain, month: textOf(row['month']), overall, areas }
}

function isOwn(domain: string, ownDomains: readonly string[]): boolean {
  return ownDomains.some((own) => domain === own || domain.endsWith(`.${own}`))
}
