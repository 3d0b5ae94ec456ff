import type { Figure } from '../../bench/figure.ts'
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

Written by \`npm run results\` from \`results/*.json\`, where every figure is. Edit neither by hand: measure
again ([how](develop.md#measure)). Beside a date stands the commit that was measured; a plus
says that files were changed since.`

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
    tableOf(
      ['main figures', 'measured', 'floor', 'ratio', 'limit'],
      main.map(({ what, measured, floor = '', ratio, limit = '' }) => [
        ...[what, measured, floor],
        ...[ratio?.toFixed(2) ?? '', limit],
      ]),
    ),
    'Each part, the load average of the machine, and the limits that were not met:',
    parts.map(partLine).join('\n'),
  ]
}

function partLine({ part, date, commit, load, figures }: Results['bench']): string {
  const judged = figures.filter(({ met }) => met !== undefined)
  const missed = judged.filter(({ met }) => met === false)
  const count =
    judged.length === 0
      ? 'no limits judged'
      : `${judged.length - missed.length} of ${judged.length} limits met`
  const list = missed.length === 0 ? '' : `; not met: ${missed.map(missedText).join('; ')}`
  return wrapped(`- **${part}**, ${date}, commit ${commit}, load ${load}: ${count}${list}.`)
}

/** 'p99 of a durable POST 53.2 ms (< 40 ms)' */
function missedText({ what, measured, ratio, limit = '' }: Figure): string {
  const isOfRatio = typeof ratio === 'number' && /\d$/.test(limit)
  return `${what.replace(/[,;] floor: .*/, '')} ${isOfRatio ? ratio.toFixed(2) : measured} (${limit})`
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
      others.push(`${promise} (${datesOf(runs)})`)
    } else {
      const counts = countsOf(verdicts).map((count) => count.toLocaleString('en-US'))
      rows.push([promise, engines, datesOf(runs), ...counts, isControlled ? 'yes' : ''])
    }
  }
  return [
    '## Faults',
    '[How a run judges](develop.md#faults) says what the words mean. What each run did is in `results/faults.json`.',
    tableOf(['run', 'engine', 'date', 'acked', 'lost', 'doubled', 'wrong', 'control'], rows),
    ...(others.length === 0 ? [] : [wrapped(`Runs that count no rows: ${others.join(', ')}.`)]),
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
  const missed = files
    .filter((file) => file.survivors.length > 0)
    .map(({ file, survivors: { length }, mutants }) => {
      const isExplained = EXPLAINED.includes(file)
      return `\`${file}\` ${length} of ${mutants}${isExplained ? '' : ' (not explained)'}`
    })
  return [
    '## Mutation',
    wrapped(
      `Measured ${datesOf(files)}: ${files.length} files, ${count} changes, of which the tests ` +
        `notice ${count - survivors}. Not noticed, and explained in \`results/explained.json\`: ` +
        `${missed.join(', ') || 'none'}.`,
    ),
  ]
}

function machines(): string {
  const all = [...readResults('bench'), ...readResults('faults'), ...readResults('mutation')]
  const names = [...new Set(all.map(({ machine }) => machine))].toSorted()
  return wrapped(`Measured on: ${names.join('; ')}.`)
}

/** '2026-11-22', or '2026-11-22 to 2026-11-23'. */
function datesOf(results: readonly Circumstances[]): string {
  const dates = [...new Set(results.map(({ date }) => date))].toSorted()
  return [...new Set([dates.at(0), dates.at(-1)])].join(' to ')
}

/** Padded as the formatter does it. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
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
