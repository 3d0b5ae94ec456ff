import type { LeadRow } from '../../contract/desk.ts'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import { readLeadsWith } from '../owner/reads.ts'
import type { StoredLead } from '../owner/owner-store.ts'
import type { Sql } from '../sql/sql.ts'
import { columnOf, rowsOf } from '../sqlite/statements.ts'
import { addressOf } from './desk-copy.ts'
import type { DeskCopy } from './desk-copy.ts'

type Facts = Pick<LeadRow, 'stage' | 'score' | 'runs'>

/** The copy knows what the email did, the database all else. Those that are gone are left out. */
export async function readLeadRows(
  sql: Sql,
  copy: DeskCopy,
  ids: readonly number[],
): Promise<LeadRow[]> {
  const leads = new Map((await readLeadsWith(sql, ids)).map((lead) => [lead.id, lead]))
  return ids.flatMap((id) => {
    const lead = leads.get(id)
    return lead ? [rowOf(lead, factsOf(copy, id))] : []
  })
}

export function findLeadsOf({ db }: DeskCopy, email: string): number[] {
  return columnOf<number>(
    db.prepare('SELECT -place FROM lead WHERE address = ? ORDER BY place'),
    addressOf(email),
  )
}

function rowOf(lead: StoredLead, facts: Facts): LeadRow {
  return {
    ...{ id: lead.id, at: lead.createdAt.toISOString() },
    ...{ name: lead.name, company: lead.company, designation: lead.designation, email: lead.email },
    ...facts,
    ...{ source: sourceNameOf(lead) ?? null, apart: lead.quarantine ?? null },
  }
}

function factsOf({ db }: DeskCopy, id: number): Facts {
  const [facts] = rowsOf<Facts>(
    db.prepare('SELECT stage, score, runs FROM lead WHERE place = ?'),
    -id,
  )
  return facts && facts.runs > 0 ? facts : { stage: null, score: null, runs: 0 }
}
