import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { LeadQuery, OwnerStore } from '../../store/owner/owner-store.ts'
import { readWords } from '../command-line/arguments.ts'
import type { Given } from '../command-line/arguments.ts'
import { grouped } from '../stats/bars.ts'
import { withStore } from '../command.ts'
import type { Command, Context, ExitCode } from '../command.ts'
import { BYTE_ORDER_MARK, csvLine } from '../tables/csv.ts'
import {
  LEAD_FIELD_NAMES,
  leadFieldsOf,
  RESPONSE_FIELD_NAMES,
  responseFieldsOf,
} from '../command-line/fields.ts'
import type { Fields } from '../command-line/fields.ts'
import { FILTER_OPTIONS, matches, parseFilter } from '../command-line/filters.ts'
import type { LeadFilter } from '../command-line/filters.ts'
import { otherVersionText } from '../other-version.ts'
import { writeOut } from '../command-line/output.ts'
import { PERIOD_OPTIONS, parsePeriod } from '../command-line/period.ts'
import { progressLine } from '../command-line/progress.ts'

type Format = 'csv' | 'jsonl'
/** Rows as they are read, and of how many: `undefined` stands for one that is filtered out. */
type Source = {
  noun: string
  names: readonly string[]
  count: (store: OwnerStore) => Promise<number>
  read: (store: OwnerStore) => AsyncIterable<readonly (Fields | undefined)[]>
}
type Target = { format: Format; file: string | undefined; hasByteOrderMark: boolean }

export const EXPORT: Command = {
  name: 'export',
  usage: 'leads|responses [--format csv|jsonl] [--out FILE] [--since DATE] [--until DATE]',
  summary: 'Writes leads with their briefs, or responses with their answers, for other programs',
  about: [
    'Any number of rows, oldest first. In CSV a text that a spreadsheet would take for a ' +
      'formula starts with an apostrophe; JSON Lines keeps every text as it is.',
    'npm adds lines of its own to the output, so use --out or npm run --silent.',
  ],
  options: {
    format: { value: 'csv|jsonl', help: 'csv if not given' },
    out: { value: 'FILE', help: 'write to this file, which only you can read' },
    bom: { help: 'start the CSV with a byte order mark, for older spreadsheets' },
    ...PERIOD_OPTIONS,
    ...FILTER_OPTIONS,
    quarantined: { help: 'only leads that were kept apart as suspicious' },
  },
  examples: [
    ['owner export leads --out leads.csv', 'every lead with its brief'],
    ['owner export leads --since 30d --stage Strategic --out new.csv', 'some of them'],
    ['owner export responses --format jsonl --out responses.jsonl', 'every finished response'],
  ],
  parse(given, now) {
    const words = readWords(given, 'leads or responses')
    if (!words.ok) return words
    const period = parsePeriod(given, now)
    if (!period.ok) return period
    const filter = parseFilter(given)
    if (!filter.ok) return filter
    const target = readTarget(given)
    if (typeof target === 'string') return { ok: false, error: target }
    const isQuarantined = given.options.has('quarantined')
    const query: LeadQuery = { ...period.value, isQuarantined, order: 'oldest-first' }
    const [what = ''] = words.value
    const source = sourceOf(what, query, filter.value)
    if (typeof source === 'string') return { ok: false, error: source }
    return {
      ok: true,
      value: (context) => withStore(context, (store) => writeRows(context, store, source, target)),
    }
  },
}

function readTarget({ options }: Given): Target | string {
  const format = options.get('format') ?? 'csv'
  if (format !== 'csv' && format !== 'jsonl') return `--format is csv or jsonl, not '${format}'`
  const hasByteOrderMark = options.has('bom')
  if (hasByteOrderMark && format !== 'csv') return '--bom is for CSV'
  return { format, file: options.get('out'), hasByteOrderMark }
}

function sourceOf(what: string, query: LeadQuery, filter: LeadFilter): Source | string {
  if (what === 'leads') {
    return {
      noun: what,
      names: LEAD_FIELD_NAMES,
      count: (store) => store.countLeads(query),
      read: (store) =>
        mapped(store.readLeads(query), (lead) =>
          matches(filter, lead) ? leadFieldsOf(lead) : undefined,
        ),
    }
  }
  if (what !== 'responses') return `export takes leads or responses, not '${what}'`
  if (filter.company !== undefined || filter.source !== undefined || query.isQuarantined) {
    return '--company, --source and --quarantined are for leads'
  }
  if (filter.stage === 'none') return '--stage none is for leads: every response has a stage'
  return {
    noun: what,
    names: RESPONSE_FIELD_NAMES,
    count: (store) => store.countResponses(query),
    read: (store) =>
      mapped(store.readResponses(query), (response) =>
        !filter.stage || response.maturityStage === filter.stage
          ? responseFieldsOf(response)
          : undefined,
      ),
  }
}

async function* mapped<Row, Value>(pages: AsyncIterable<readonly Row[]>, map: (row: Row) => Value) {
  for await (const page of pages) yield page.map(map)
}

async function writeRows(
  { terminal }: Context,
  store: OwnerStore,
  { noun, names, count, read }: Source,
  { format, file, hasByteOrderMark }: Target,
): Promise<ExitCode> {
  const total = await count(store)
  const startedAt = performance.now()
  let [seen, written, others] = [0, 0, 0]
  await writeOut(file, terminal, async (output) => {
    if (format === 'csv') {
      await output.write((hasByteOrderMark ? BYTE_ORDER_MARK : '') + csvLine(names))
    }
    for await (const page of read(store)) {
      const rows = page.filter((row) => row !== undefined)
      await output.write(rows.map((row) => lineOf(format, names, row)).join(''))
      seen += page.length
      written += rows.length
      others += rows.filter(isOfOther).length
      terminal.progress(progressLine(noun, seen, total, performance.now() - startedAt))
    }
  })
  terminal.tell(`${grouped(written)} ${noun} written${file === undefined ? '' : ` to ${file}`}.`)
  if (others > 0) terminal.tell(`${otherVersionText(others)}: see the column model_version.`)
  return 0
}

function isOfOther({ model_version }: Fields): boolean {
  return model_version !== null && model_version !== MODEL_VERSION
}

function lineOf(format: Format, names: readonly string[], fields: Fields): string {
  return format === 'csv'
    ? csvLine(names.map((name) => fields[name] ?? null))
    : `${JSON.stringify(fields)}\n`
}
