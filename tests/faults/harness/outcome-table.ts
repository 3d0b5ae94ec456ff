import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Verdict } from './ledger.ts'

/** One line of the table that a run prints. */
export type Outcome = {
  /** 'process death' */
  promise: string
  engine: 'SQLite' | 'PostgreSQL' | 'both'
  /** What was done how often. */
  setting: string
  verdict?: Verdict
  /** Times and other figures, in words. */
  measured?: string
}

/** As a run writes it down. `control`: what it found in the product with one promise broken. */
export type Line = Outcome & { control?: string }

export function outcomesFileIn(folder: string): string {
  return join(folder, 'outcomes.jsonl')
}

/** One for each outcome, with its controls beside it. */
export function outcomesIn(folder: string): Line[] {
  const file = outcomesFileIn(folder)
  const lines: Line[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
  return lines
    .filter(({ control }) => control === undefined)
    .map((line) => {
      const seen = lines
        .filter(({ promise, engine }) => promise === line.promise && engine === line.engine)
        .flatMap(({ control = [] }) => control)
      return seen.length === 0 ? line : { ...line, control: seen.join('; ') }
    })
}

/** Markdown. */
export function outcomeTableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ promise, engine, setting, verdict, measured = '', control = '' }) => {
    const counts = verdict
      ? [verdict.acked, verdict.lost, verdict.doubled, verdict.wrong]
      : ['', '', '', '']
    return [promise, engine, setting, ...counts, measured, control]
  })
  const head = [
    'promise',
    'engine',
    'run',
    'acked',
    'lost',
    'doubled',
    'wrong',
    'measured',
    'control',
  ]
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
