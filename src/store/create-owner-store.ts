import { publishBenchmark, readBenchmark } from './benchmark.ts'
import { countLists } from './desk/counts.ts'
import { countDeliveries, findLeadOfDelivery, listFailed, sendAgain } from './desk/deliveries.ts'
import { idsOf, listLeads, readLeadsWith, readSources, valuesOf } from './desk/leads.ts'
import { readNote, saveNote } from './desk/notes.ts'
import { boundsOf, readNumbers } from './desk/numbers.ts'
import { readPerson } from './desk/person.ts'
import { releaseLead } from './desk/release.ts'
import { addAction, readActions } from './desk-actions.ts'
import { countOf, eraseEmail, deleteMarkedRows } from './erase.ts'
import type { LeadQuery } from '../desk/contract/requests.ts'
import type { ListedLead, OwnerStore, Period, StoredResponse } from './owner-store.ts'
import type { StoreDescription } from './owner-store.ts'
import { countOlder, purgeSome } from './purge.ts'
import { numberOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import { RESPONSE_COLUMNS, responseOf } from './stored-rows.ts'

const PAGE = 500

/** What differs between the databases. */
type Own = {
  session: Session
  describe: () => Promise<StoreDescription>
  close: () => Promise<void>
}

export function createOwnerStore({ session, describe, close }: Own): OwnerStore {
  return {
    listLeads: (query, offset) => listLeads(session, query, offset),
    readLeads: (query) => readLeads(session, query),
    readResponses: (period) => readResponses(session, period),
    readSources: () => readSources(session),
    readPerson: (leadId) => readPerson(session, leadId),
    readNote: (leadId) => readNote(session, leadId),
    saveNote: (change, by, now) => saveNote(session, change, by, now),
    release: (leadId, by, now, channels) => releaseLead(session, leadId, by, now, channels),
    countOf: (email) => countOf(session, email),
    erase: (email, now, by) => eraseEmail(session, email, { now, by }),
    eraseAgain: () => session.transaction(deleteMarkedRows),
    countOlder: (before) => countOlder(session, before),
    async purge(before, onStep) {
      let deleted = await purgeSome(session, before)
      while (deleted.leads + deleted.responses > 0) {
        onStep(deleted)
        deleted = await purgeSome(session, before)
      }
    },
    readNumbers: (period) => readNumbers(session, period),
    listFailed: () => listFailed(session),
    countDeliveries: () => countDeliveries(session),
    countLists: () => countLists(session),
    findLeadOfDelivery: (id) => findLeadOfDelivery(session, id),
    sendAgain: (which, now, by) => sendAgain(session, which, now, by),
    readBenchmark: (ownDomains) => readBenchmark(session, ownDomains),
    publishBenchmark: (ownDomains, now, by) => publishBenchmark(session, ownDomains, now, by),
    addAction: (action) => addAction(session, action),
    readActions: () => readActions(session),
    describe,
    close,
  }
}

/** Reads the ids first, so that an export has each lead once, even if more arrive meanwhile. */
async function* readLeads(sql: Sql, query: LeadQuery): AsyncGenerator<readonly ListedLead[]> {
  const ids = (await sql.query(idsOf(query), valuesOf(query))).map((row) => numberOf(row['id']))
  for (let start = 0; start < ids.length; start += PAGE) {
    yield readLeadsWith(sql, ids.slice(start, start + PAGE))
  }
}

async function* readResponses(sql: Sql, period: Period): AsyncGenerator<readonly StoredResponse[]> {
  let last = 0
  while (true) {
    const rows = await sql.query(
      `SELECT ${RESPONSE_COLUMNS} FROM assessment_responses AS response
       WHERE response.created_at >= $1 AND response.created_at < $2 AND response.id > $3
       ORDER BY response.id LIMIT ${PAGE}`,
      [...boundsOf(period), last],
    )
    const responses = rows.map(responseOf)
    if (responses.length > 0) yield responses
    if (responses.length < PAGE) return
    last = responses.at(-1)?.id ?? last
  }
}
