import { appendFileSync } from 'node:fs'

import { inject } from 'vitest'

import { outcomesFileIn } from './outcome-table.ts'
import type { Line, Outcome } from './outcome-table.ts'

export function recordOutcome(outcome: Outcome): void {
  append(outcome)
}

/** `seen`: what the same run found in the product with one promise broken. */
export function recordControl(
  { promise, engine }: Pick<Outcome, 'promise' | 'engine'>,
  seen: string,
): void {
  append({ promise, engine, setting: '', control: seen })
}

function append(line: Line): void {
  appendFileSync(outcomesFileIn(inject('folders').files), `${JSON.stringify(line)}\n`)
}
