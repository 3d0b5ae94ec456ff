import type { LeadSelection } from '../src/store/desk/leads.ts'
import { DAY_MS } from '../src/domain/day.ts'
import { assessmentResponseOf } from '../src/domain/assessment/assessment-response.ts'
import { readCompleteAnswers } from '../src/domain/assessment/assessment.ts'
import type { DatabaseAddress } from '../src/store/open/database-url.ts'
import { openOwnerStore } from '../src/store/open/open-owner-store.ts'
import { openStore } from '../src/store/open/open-store.ts'
import type { OwnerStore } from '../src/store/owner-store.ts'
import { at } from './load.ts'
import { runDaysDue } from '../src/content/report/due-now.ts'
import { MODEL } from '../src/generated/model.ts'
import { SITE } from '../src/generated/site.ts'
import { draftEdition } from '../src/store/edition.ts'
import { listLeads } from '../src/store/desk/leads.ts'
import { readNumbers } from '../src/store/desk/numbers.ts'
import { readLeadDetail } from '../src/store/desk/lead-detail.ts'

/** Rows of a table: what was asked of so many leads, and how long it took. */
export async function measureDeskOn(address: DatabaseAddress, leads: number): Promise<string[][]> {
  await fill(address, leads)
  const owner = await openOwnerStore(address)
  const rows: string[][] = []
  for (const [what, work] of Object.entries(deskWork(owner))) {
    const times = await timesOf(12, work)
    const [p50, p99] = [at(times, 0.5).toFixed(0), at(times, 0.99).toFixed(0)]
    rows.push([address.engine, what, `${p50} ms`, `${p99} ms`])
  }
  const { bytes } = await owner.describe()
  rows.push([address.engine, 'size of the database', `${(bytes / 1e6).toFixed(0)} MB`, ''])
  await owner.close()
  return rows
}

function deskWork(owner: OwnerStore): Record<string, (round: number) => Promise<unknown>> {
  const day = 86_400_000
  const days = runDaysDue(new Date().toISOString().slice(0, 10))
  const queries: Record<string, LeadSelection> = {
    'newest, with total': {},
    'by name': { by: 'name' },
    'by company': { by: 'company' },
    'by stage': { by: 'stage' },
    'by score': { by: 'score', direction: 'descending' },
    'one stage': { stage: 'Strategic' },
    'reach first': { finished: 'yes', state: 'new', by: 'score' },
    'due now': { days },
    search: { search: 'zoë company' },
  }
  return {
    ...Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [
        name,
        (round: number) => listLeads(owner, query, round * 50),
      ]),
    ),
    'one lead': (round) => readLeadDetail(owner, 1000 + round),
    'numbers of 30 days': () =>
      readNumbers(owner, { since: new Date(Date.now() - 30 * day), until: new Date() }),
    'next edition': () => draftEdition(owner, SITE, new Date()),
  }
}

/** Seven leads of ten have a response, in statements that both engines understand. */
async function fill(address: DatabaseAddress, leads: number): Promise<void> {
  const store = await openStore(address)
  for (let first = 0; first < leads; first += 500) {
    await Promise.all(
      Array.from({ length: 500 }, async (_, offset) => {
        const index = first + offset
        const random = (index * 7919) % 1_000_003
        const email = `p${random}@company-${random % 9000}.example`
        const source = ['mail', 'linkedin', null][index % 3] ?? null
        const context = { utm_source: source, utm_medium: null, utm_campaign: null }
        const name = `${['Ada', 'Zoë', 'Jörg', 'Mary'][index % 4]} Lovelace ${random}`
        const lead = { name, company: `Company ${random % 9000}`, designation: 'Head', email }
        await store.saveLead(`${index}`, lead, undefined, { ...context, referrer_host: null })
        if (index % 10 < 7) await store.saveResponse(responseFor(index, email))
      }),
    )
  }
  await store.close()
}

function responseFor(index: number, userEmail: string) {
  const options = MODEL.questionIds.map((id) => [id, (((index * (id + 2)) % 97) % 5) + 1])
  const answers = readCompleteAnswers(MODEL, Object.fromEntries(options))
  if (!answers) throw new Error('The answers are not complete')
  const day = new Date(Date.now() - (index % 365) * DAY_MS).toISOString().slice(0, 10)
  return assessmentResponseOf(MODEL, `session_${index}`, answers, userEmail, { day })
}

async function timesOf(
  count: number,
  work: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const startedAt = performance.now()
    await work(round)
    times.push(performance.now() - startedAt)
  }
  return times
}
