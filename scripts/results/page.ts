import type { Verdict } from '../../faults/harness/ledger.ts'
import type { Circumstances } from './circumstances.ts'
import { EXPLAINED, readResults } from './result-files.ts'
import type { Results } from './result-files.ts'

const MOST_WIDTH = 110

/** How these figures begin, of all that are in results/bench.json. */
const MAIN_FIGURES = [
  'Landing page over the wire',
  'JavaScript among it',
  '`/` largest contentful paint',
  'Worst interaction',
  'Landing page, ',
  'SQLite: durable POST, floor: the same server',
  'SQLite: p99 of a durable POST',
  'PostgreSQL: durable POST, floor: the same server',
  'PostgreSQL: p99 of a durable POST',
  'Peak resident memory',
  'SQLite, 1,000,000 leads: start to the first list',
]

const HEAD = `# Results

Written by \`npm run results\` from \`results/*.json\`, which have every figure, its limit and its machine. Edit
neither by hand: measure again ([how](develop.md#measure)).`

/** docs/results.md. */
export function resultsPage(): string {
  return `${[HEAD, machines(), ...speed(), ...faults(), ...mutation()].join('\n\n')}\n`
}

function speed(): string[] {
  const parts = readResults('bench')
  const main = parts.flatMap(({ figures }) =>
    figures.filter(({ what }) => MAIN_FIGURES.some((begin) => what.startsWith(begin))),
  )
  return [
    '## Speed and size',
    markdownTable(
      ['main figures', 'measured', 'floor', 'ratio', 'limit'],
      main.map(({ what, measured, floor = '', ratio, limit = '', met }) => [
        ...[what, measured, floor, ratio?.toFixed(2) ?? ''],
        met === false ? `${limit}: missed` : limit,
      ]),
    ),
    'Each part, and the load average of the machine; a plus: files were changed since the commit.',
    parts.map(partLine).join('\n'),
  ]
}

function partLine({ part, date, commit, load, figures }: Results['bench']): string {
  const judged = figures.filter(({ met }) => met !== undefined)
  const count = judged.filter(({ met }) => met === true).length
  const limits = judged.length === 0 ? 'no limits' : `${count} of ${judged.length} limits met`
  return wrapped(`- **${part}**, ${date}, commit ${commit}, load ${load}: ${limits}.`)
}

function faults(): string[] {
  const all = readResults('faults').map((run) => ({
    ...run,
    promise: run.promise.replace(/behind (?:nginx|Caddy|HAProxy)/, 'behind each proxy'),
  }))
  const rows: string[][] = []
  const others: string[] = []
  for (const promise of new Set(all.map((run) => run.promise))) {
    const runs = all.filter((run) => run.promise === promise)
    const engines = [...new Set(runs.map(({ engine }) => engine))].join(', ')
    const isControlled = runs.some(({ control }) => control !== undefined)
    const verdicts = runs.flatMap(({ verdict = [] }) => verdict)
    if (verdicts.length === 0) {
      others.push(promise)
    } else {
      const counts = countsOf(verdicts).map((count) => count.toLocaleString('en-US'))
      rows.push([promise, engines, datesOf(runs), ...counts, isControlled ? 'yes' : ''])
    }
  }
  return [
    '## Faults',
    wrapped(
      '[How a run judges](develop.md#faults) says what the words mean. Runs that count no rows: ' +
        `${others.join('; ') || 'none'}.`,
    ),
    markdownTable(['run', 'engine', 'date', 'acked', 'lost', 'doubled', 'wrong', 'control'], rows),
  ]
}

function countsOf(verdicts: readonly Verdict[]): number[] {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0)
  return [
    sum(({ acked }) => acked),
    sum(({ lost }) => lost),
    sum(({ doubled }) => doubled),
    sum(({ wrong }) => wrong),
  ]
}

function mutation(): string[] {
  const files = readResults('mutation')
  const count = files.reduce((total, file) => total + file.mutants, 0)
  const survivors = files.reduce((total, file) => total + file.survivors.length, 0)
  const unexplained = files
    .filter(({ file, survivors: { length } }) => length > (EXPLAINED[file]?.changes ?? 0))
    .map(({ file }) => `\`${file}\``)
  return [
    '## Mutation',
    wrapped(
      `Measured ${datesOf(files)}: ${files.length} files, ${count} changes, of which the tests ` +
        `notice ${count - survivors}. \`results/explained.json\` explains the others` +
        `${unexplained.length === 0 ? '' : `, but for ${unexplained.join(', ')}`}.`,
    ),
  ]
}

/** '2 cores (AMD EPYC)': the rest is in the result files. */
function machines(): string {
  const all = [...readResults('bench'), ...readResults('faults'), ...readResults('mutation')]
  const names = new Set(all.map(({ machine }) => machine.replace(/,.*/, '')))
  return wrapped(`Machines: ${[...names].toSorted().join('; ')}.`)
}

/** '2026-11-22', or '2026-11-22 to 2026-11-23'. */
function datesOf(results: readonly Circumstances[]): string {
  const dates = [...new Set(results.map(({ date }) => date))].toSorted()
  return [...new Set([dates.at(0), dates.at(-1)])].join(' to ')
}

/** Padded as the formatter does it. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > MOST_WIDTH) {
      lines.push(line !== undefined && text.startsWith('- ') ? `  ${word}` : word)
    } else {
      lines[lines.length - 1] = `${line} ${word}`
    }
  }
  return lines.join('\n')
}
