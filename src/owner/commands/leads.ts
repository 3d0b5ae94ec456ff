import type { Result } from '../../domain/result.ts'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import type { LeadQuery, ListedLead, OwnerStore } from '../../store/owner/owner-store.ts'
import type { Given } from '../command-line/arguments.ts'
import { readWords } from '../command-line/arguments.ts'
import { grouped } from '../stats/bars.ts'
import { counted } from '../stats/counts-text.ts'
import { withStore } from '../command.ts'
import type { Command, Context, Run } from '../command.ts'
import { FILTER_OPTIONS, matches, parseFilter } from '../command-line/filters.ts'
import type { LeadFilter } from '../command-line/filters.ts'
import { isOfOtherVersion, otherVersionText } from '../other-version.ts'
import { minuteOf } from '../tables/minute.ts'
import { PERIOD_OPTIONS, parsePeriod } from '../command-line/period.ts'
import { createTable, plainLine } from '../tables/table.ts'
import type { Column } from '../tables/table.ts'

const DEFAULT_LIMIT = 20

const COLUMNS: readonly Column[] = [
  { title: 'Id', width: 6, isNumber: true },
  { title: 'When', width: 16 },
  { title: 'Name', width: 12, share: 2 },
  { title: 'Company', width: 12, share: 2 },
  { title: 'Designation', width: 11, share: 2 },
  { title: 'Email', width: 18, share: 3 },
  { title: 'Stage', width: 12 },
  { title: 'Score', width: 5, isNumber: true },
  { title: 'Source', width: 10, share: 1 },
]

export const LEADS: Command = {
  name: 'leads',
  usage:
    '[--since DATE] [--until DATE] [--stage STAGE] [--company TEXT] [--source TEXT] [--limit N]',
  summary: 'Lists leads, the newest first, with the stage of their latest report and their source',
  about: [
    'A terminal shows a table; a pipe gets one line per lead, with tabs between the values. ' +
      'Leads that look like the work of a script are kept apart: see them with --quarantined.',
  ],
  options: {
    ...PERIOD_OPTIONS,
    ...FILTER_OPTIONS,
    limit: { value: 'N', help: `at most N leads, or all; ${DEFAULT_LIMIT} if not given` },
    quarantined: { help: 'only those kept apart as suspicious' },
  },
  examples: [
    ['owner leads', 'the newest twenty'],
    ['owner leads --since 7d --stage Evolving', 'of the last seven days, of one stage'],
    ['owner leads --company acme --limit all', 'everyone from Acme'],
    ['owner leads --source linkedin', 'whom links named linkedin brought, or that site'],
    ['owner leads --limit all | wc -l', 'how many there are'],
  ],
  parse(given, now) {
    const words = readWords(given)
    if (!words.ok) return words
    const query = parseLeadQuery(given, now)
    if (!query.ok) return query
    const filter = parseFilter(given)
    if (!filter.ok) return filter
    const limit = readLimit(given)
    if (!limit.ok) return limit
    return { ok: true, value: listLeads(query.value, filter.value, limit.value) }
  },
}

function parseLeadQuery(given: Given, now: Date): Result<LeadQuery, string> {
  const period = parsePeriod(given, now)
  if (!period.ok) return period
  const isQuarantined = given.options.has('quarantined')
  return { ok: true, value: { ...period.value, isQuarantined, order: 'newest-first' } }
}

function readLimit({ options }: Given): Result<number, string> {
  const text = options.get('limit') ?? String(DEFAULT_LIMIT)
  if (text === 'all') return { ok: true, value: Number.POSITIVE_INFINITY }
  const limit = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (limit > 0) return { ok: true, value: limit }
  return { ok: false, error: `--limit takes a whole number from 1 up, or all, not '${text}'` }
}

function listLeads(query: LeadQuery, filter: LeadFilter, limit: number): Run {
  return (context) =>
    withStore(context, (store) => printLeads(context, store, query, filter, limit))
}

async function printLeads(
  { terminal }: Context,
  store: OwnerStore,
  query: LeadQuery,
  filter: LeadFilter,
  limit: number,
): Promise<0> {
  const table = terminal.width === undefined ? undefined : createTable(COLUMNS, terminal.width)
  const lineOf = table ? table.lineOf : plainLine
  let [shown, others] = [0, 0]
  for await (const leads of store.readLeads(query)) {
    const wanted = leads.filter((lead) => matches(filter, lead)).slice(0, limit - shown)
    const lines = wanted.map((lead) => `${lineOf(cellsOf(lead))}\n`)
    if (table && shown === 0 && lines.length > 0) lines.unshift(`${table.header}\n`)
    shown += wanted.length
    others += wanted.filter(({ latestResponse }) => isOfOtherVersion(latestResponse)).length
    await terminal.write(lines.join(''))
    if (shown >= limit) break
  }
  if (shown === 0) terminal.tell('No lead matches.')
  else if (table) terminal.tell(await footer(store, query, shown))
  if (others > 0) terminal.tell(`${otherVersionText(others)}: stage and score are as stored.`)
  return 0
}

async function footer(store: OwnerStore, query: LeadQuery, shown: number): Promise<string> {
  const inPeriod = await store.countLeads(query)
  const apart = query.isQuarantined ? 0 : await store.countLeads({ ...query, isQuarantined: true })
  const more = apart > 0 ? ` ${counted(apart, 'lead')} kept apart: add --quarantined.` : ''
  return `${grouped(shown)} shown, ${grouped(inPeriod)} in the period.${more} A brief: owner lead ID`
}

function cellsOf(lead: ListedLead): string[] {
  const { id, createdAt, name, company, designation, email, latestResponse } = lead
  const stage = latestResponse?.maturityStage ?? '-'
  const score = latestResponse ? oneDecimal(latestResponse.overallScore) : '-'
  const source = sourceNameOf(lead) ?? '-'
  return [String(id), minuteOf(createdAt), name, company, designation, email, stage, score, source]
}
