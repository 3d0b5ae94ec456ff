import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import type { StoredResponse } from '../../contract/desk/api.ts'
import { answerTo, readAnswersOf } from '../../domain/assessment/assessment.ts'
import { DAY_MS } from '../../domain/day.ts'
import type { OwnerStore } from '../../store/owner-store.ts'
import { readEmail, withStore } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { counted, countText } from '../../domain/counted.ts'
import {
  LEAD_FIELD_NAMES,
  leadFieldsOf,
  RESPONSE_FIELD_NAMES,
  responseFieldsOf,
} from '../../desk/server/export/fields.ts'
import type { Fields } from '../../desk/server/export/fields.ts'
import { writeOut } from '../command-line/output.ts'
import { parseDay } from '../command-line/period.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../desk/server/export/csv.ts'
import { wordedAnswer } from '../../desk/server/export/worded-answer.ts'
import type { WordedAnswer } from '../../desk/server/export/worded-answer.ts'
import { MODEL } from '../../generated/model.ts'
import { readLeads } from '../../store/desk/leads.ts'
import { readPerson } from '../../store/desk/person.ts'
import { readResponses } from '../../store/stored-rows.ts'

const EXPORTS = ['leads', 'responses', 'person'] as const
type RowsName = 'leads' | 'responses'

type Options = {
  format: 'csv' | 'jsonl'
  out?: string
  /** Days such as '2026-11-20', both included. */
  since?: string
  until?: string
  stage?: string
  source?: string
  quarantined?: boolean
}

export function addExport(program: Command, act: Act, now: Date): void {
  const day = (text: string) => parseDay(text, now)
  const command = program.command('export')
  command
    .summary('writes leads or responses for other programs, or all that is kept of one person')
    .description(
      'Leads come with their latest result, responses with their answers. Of a person, named by email, JSON has ' +
        'every lead, note, response and delivery. In CSV a text that a ' +
        'spreadsheet would treat as a formula starts with an apostrophe; JSON Lines keeps every text as ' +
        'it is. npm adds its own lines to the output, so use --out or npm run --silent.',
    )
    .addArgument(new Argument('<what>').choices(EXPORTS))
    .argument('[email]', 'of the person')
    .addOption(new Option('--format <format>').choices(['csv', 'jsonl']).default('csv'))
    .option('--out <file>', 'write to this file, which only you can read')
    .option('--since <date>', 'from this day on: 2026-11-01, or 7d for the last seven days', day)
    .option('--until <date>', 'up to the end of this day', day)
    .addOption(
      new Option('--stage <stage>', 'leads of this stage').choices(
        MODEL.stages.map(({ name }) => name),
      ),
    )
    .option('--source <source>', 'leads from this source, such as a utm_source of your links')
    .option('--quarantined', 'only leads in quarantine')
    .addHelpText(
      'after',
      '\nExample: owner export leads --since 30d --stage Strategic --out new.csv',
    )
    .action((what: (typeof EXPORTS)[number], typed: string | undefined, options: Options) => {
      if (what === 'person') {
        const email = readEmail(command, typed)
        if (Object.keys(options).some((name) => name !== 'out' && isTyped(name)))
          command.error('error: of a person everything is written, so only --out can be given')
        return act(withStore((context, store) => writePerson(context, store, email, options.out)))
      }
      if (typed !== undefined) command.error('error: an email is for a person')
      const { since = '', until = '9999-12-31', stage, source, quarantined } = options
      if (since > until) command.error('error: the period is empty: --since must be before --until')
      if (what === 'responses' && [stage, source, quarantined].some(Boolean)) {
        command.error('error: --stage, --source and --quarantined are for leads')
      }
      return act(withStore((context, store) => writeRows(context, store, what, options)))
    })

  function isTyped(name: string): boolean {
    return command.getOptionValueSource(name) === 'cli'
  }
}

async function writePerson(
  { terminal }: Context,
  store: OwnerStore,
  email: string,
  out: string | undefined,
): Promise<void> {
  const { responses, ...person } = await readPerson(store, email)
  if (person.leads.length + responses.length === 0) {
    throw new Error(`Nothing is kept of ${person.email}`)
  }
  const worded = responses.map((response) => ({ ...response, inWords: inWords(response) }))
  const text = JSON.stringify({ ...person, responses: worded }, null, 2)
  return writeOut(out, terminal, (output) => output.write(`${text}\n`))
}

/** Of answers to earlier questions nobody knows the words anymore. */
function inWords(response: StoredResponse): WordedAnswer[] | null {
  const answers = readAnswersOf(MODEL, response)
  return answers ? MODEL.questionIds.map((id) => wordedAnswer(id, answerTo(answers, id))) : null
}

async function writeRows(
  { terminal }: Context,
  store: OwnerStore,
  what: RowsName,
  options: Options,
): Promise<void> {
  const { format, out } = options
  const names = what === 'leads' ? LEAD_FIELD_NAMES : RESPONSE_FIELD_NAMES
  let written = 0
  await writeOut(out, terminal, async (output) => {
    if (format === 'csv') await output.write(BYTE_ORDER_MARK + csvLine(names))
    for await (const page of readRows(store, what, options)) {
      await output.write(page.map((row) => lineOf(format, names, row)).join(''))
      written += page.length
      terminal.progress(`${countText(written)} ${what} written`)
    }
  })
  const noun = what === 'leads' ? 'lead' : 'response'
  terminal.info(`${counted(written, noun)} written${out === undefined ? '' : ` to ${out}`}.`)
}

async function* readRows(
  store: OwnerStore,
  what: RowsName,
  options: Options,
): AsyncGenerator<readonly Fields[]> {
  const { since, until, stage, source } = options
  if (what === 'leads') {
    const quarantined = options.quarantined ? 'only' : undefined
    const found = { from: since, to: until, stage, source, quarantined } as const
    const query = { ...found, by: 'when', direction: 'ascending' } as const
    for await (const page of readLeads(store, query)) yield page.map(leadFieldsOf)
  } else {
    const period = {
      since: since === undefined ? undefined : new Date(since),
      // A clock that was ahead made some of these rows.
      until: new Date(Date.parse(until ?? '9999-12-30') + DAY_MS),
    }
    for await (const page of readResponses(store, period)) yield page.map(responseFieldsOf)
  }
}

function lineOf(format: Options['format'], names: readonly string[], fields: Fields): string {
  return format === 'csv'
    ? csvLine(names.map((name) => fields[name] ?? null))
    : `${JSON.stringify(fields)}\n`
}
