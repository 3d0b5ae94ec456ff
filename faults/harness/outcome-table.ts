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

/** `control`: what the same run found in the product with one promise broken. */
export type Line = Outcome & { control?: string }

export function outcomesFileIn(folder: string): string {
  return join(folder, 'outcomes.jsonl')
}

/** Markdown, one row for each outcome, with its controls beside it. */
export function tableOf(folder: string): string {
  const file = outcomesFileIn(folder)
  const lines: Line[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
  const rows = lines
    .filter(({ control }) => control === undefined)
    .map(({ promise, engine, setting, verdict, measured = '' }) => {
      const controls = lines.filter((line) => line.promise === promise && line.engine === engine)
      const seen = controls.flatMap(({ control = [] }) => control).join('; ')
      const counts = verdict
        ? [verdict.acked, verdict.lost, verdict.doubled, verdict.wrong]
        : ['', '', '', '']
      return [promise, engine, setting, ...counts, measured, seen]
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
