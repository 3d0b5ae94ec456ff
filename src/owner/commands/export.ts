import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import { DAY_MS } from '../../domain/day.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { OwnerStore, Period } from '../../store/owner/owner-store.ts'
import { counted, grouped } from '../command-line/counts-text.ts'
import { withStore } from '../command.ts'
import type { Act, Context, ExitCode } from '../command.ts'
import { BYTE_ORDER_MARK, csvLine } from '../tables/csv.ts'
import {
  DELIVERY_FIELD_NAMES,
  deliveryFieldsOf,
  LEAD_FIELD_NAMES,
  leadFieldsOf,
  NUMBER_FIELD_NAMES,
  numberFieldsOf,
  RESPONSE_FIELD_NAMES,
  responseFieldsOf,
} from '../command-line/fields.ts'
import type { Fields } from '../command-line/fields.ts'
import { matches, parseStage } from '../command-line/filters.ts'
import type { ExportFilter } from '../command-line/filters.ts'
import { writeOut } from '../command-line/output.ts'
import { parseSince, parseUntil } from '../command-line/period.ts'

const EXPORTS = ['leads', 'responses', 'deliveries', 'numbers'] as const

type ExportName = (typeof EXPORTS)[number]

type Options = ExportFilter & {
  format: 'csv' | 'jsonl'
  out?: string
  bom?: boolean
  since?: Date
  until?: Date
  quarantined?: boolean
}

/** Rows as they are read: `undefined` stands for one that is filtered out. */
type Source = {
  names: readonly string[]
  read: (store: OwnerStore) => AsyncIterable<readonly (Fields | undefined)[]>
}

export function addExport(program: Command, act: Act, now: Date): void {
  const command = program.command('export')
  command
    .summary('writes leads, responses, deliveries or numbers, for other programs')
    .description(
      'Leads come with their briefs, responses with their answers, deliveries with what became of ' +
        'them, numbers as one row for each count. Any number of rows, oldest first. In CSV a text that ' +
        'a spreadsheet would take for a formula starts with an apostrophe; JSON Lines keeps every ' +
        'text as it is. npm adds lines of its own to the output, so use --out or npm run --silent.',
    )
    .addArgument(new Argument('<what>').choices(EXPORTS))
    .addOption(new Option('--format <format>').choices(['csv', 'jsonl']).default('csv'))
    .option('--out <file>', 'write to this file, which only you can read')
    .option('--bom', 'start the CSV with a byte order mark, for older spreadsheets')
    .option(
      '--since <date>',
      'from this day on: 2026-11-01, or 7d for the last seven days',
      (text) => parseSince(text, now),
    )
    .option('--until <date>', 'up to the end of this day: 2026-11-30, or 7d', (text) =>
      parseUntil(text, now),
    )
    .option('--stage <stage>', 'only this stage; none means not finished yet', parseStage)
    .option('--company <text>', 'leads with this text in the name of the company')
    .option('--source <text>', 'leads with this text in the source; none means not known')
    .option('--quarantined', 'only leads in quarantine, which look like a script’s')
    .addHelpText('after', EXAMPLES)
    .action((what: ExportName, options: Options) => {
      const period = periodOf(options, now)
      const mistake = mistakeOf(what, options, period)
      if (mistake !== undefined) command.error(`error: ${mistake}`)
      const source = sourceOf(what, period, options)
      return act((context) =>
        withStore(context, (store) => writeRows(context, store, what, source, options)),
      )
    })
}

const EXAMPLES = `
Examples
  owner export leads --since 30d --stage Strategic --out new.csv
  owner export responses --format jsonl --out responses.jsonl
  owner export numbers --since 2026-01-01 --until 2026-03-31`

/** Without `--until` the period ends with the day of `now`. */
function periodOf({ since, until }: Options, now: Date): Period {
  return { since, until: until ?? parseUntil(now.toISOString().slice(0, 10), now) }
}

function mistakeOf(
  what: ExportName,
  options: Options,
  { since, until }: Period,
): string | undefined {
  const { format, bom, stage, company, source, quarantined } = options
  if (since && since >= until) return 'the period is empty: --since must be before --until'
  if (bom === true && format !== 'csv') return '--bom is for CSV'
  if (what === 'leads') return undefined
  if (company !== undefined || source !== undefined || quarantined === true) {
    return '--company, --source and --quarantined are for leads'
  }
  if (stage !== undefined && what !== 'responses') return '--stage is for leads and responses'
  return stage === 'none' ? '--stage none is for leads: every response has a stage' : undefined
}

function sourceOf(what: ExportName, period: Period, options: Options): Source {
  switch (what) {
    case 'leads': {
      const isQuarantined = options.quarantined === true
      const query = { ...period, isQuarantined }
      return {
        names: LEAD_FIELD_NAMES,
        read: (store) =>
          mapped(store.readLeads(query), (lead) =>
            matches(options, lead) ? leadFieldsOf(lead) : undefined,
          ),
      }
    }
    case 'responses':
      return {
        names: RESPONSE_FIELD_NAMES,
        read: (store) =>
          mapped(store.readResponses(period), (response) =>
            options.stage === undefined || response.maturityStage === options.stage
              ? responseFieldsOf(response)
              : undefined,
          ),
      }
    case 'deliveries':
      return {
        names: DELIVERY_FIELD_NAMES,
        read: (store) => mapped(store.readDeliveries(period), deliveryFieldsOf),
      }
    case 'numbers':
      return {
        names: NUMBER_FIELD_NAMES,
        read: (store) => readNumbers(store, period),
      }
  }
}

/** Steps are counted by day, so that all numbers are of whole days. */
async function* readNumbers(store: OwnerStore, { since, until }: Period) {
  const firstDay = since && new Date(Math.floor(+since / DAY_MS) * DAY_MS)
  yield numberFieldsOf(await store.readStats({ since: firstDay, until }))
}

async function* mapped<Row, Value>(pages: AsyncIterable<readonly Row[]>, map: (row: Row) => Value) {
  for await (const page of pages) yield page.map(map)
}

async function writeRows(
  { terminal }: Context,
  store: OwnerStore,
  what: ExportName,
  { names, read }: Source,
  { format, out, bom }: Options,
): Promise<ExitCode> {
  let [seen, written, others] = [0, 0, 0]
  await writeOut(out, terminal, async (output) => {
    if (format === 'csv') await output.write((bom ? BYTE_ORDER_MARK : '') + csvLine(names))
    for await (const page of read(store)) {
      const rows = page.filter((row) => row !== undefined)
      await output.write(rows.map((row) => exportLineOf(format, names, row)).join(''))
      seen += page.length
      written += rows.length
      others += rows.filter(isOfOther).length
      terminal.progress(`${grouped(seen)} ${what} read`)
    }
  })
  terminal.tell(`${grouped(written)} ${what} written${out === undefined ? '' : ` to ${out}`}.`)
  if (others > 0) terminal.tell(otherVersionText(others))
  return 0
}

function isOfOther({ model_version: version = null }: Fields): boolean {
  return version !== null && version !== MODEL_VERSION
}

function otherVersionText(count: number): string {
  const verb = count === 1 ? 'answers' : 'answer'
  return (
    `${counted(count, 'response')} ${verb} another version of the questions: ` +
    'see the column model_version.'
  )
}

function exportLineOf(format: Options['format'], names: readonly string[], fields: Fields): string {
  return format === 'csv'
    ? csvLine(names.map((name) => fields[name] ?? null))
    : `${JSON.stringify(fields)}\n`
}
