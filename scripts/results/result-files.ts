import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../../bench/figure.ts'
import type { Outcome } from '../../faults/harness/outcome-table.ts'
import type { Circumstances } from './circumstances.ts'

const FOLDER = join(import.meta.dirname, '../../results')

/** By file: how many of its changes no test can notice, for they change nothing. */
export const EXPLAINED: Readonly<Record<string, { changes: number; why: string }>> = JSON.parse(
  readFileSync(fileOf('explained'), 'utf8'),
)

/** What each file of results/ is a list of. */
export type Results = {
  bench: Circumstances & { part: string; load: string; figures: Figure[] }
  faults: Circumstances & Outcome & { load: string; control?: string }
  mutation: Circumstances & { file: string; mutants: number; survivors: string[] }
}

export function readResults<Name extends keyof Results>(name: Name): Results[Name][] {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'))
}

/** Puts what was measured anew in the place of all that has the same key. */
export function keepResults<Name extends keyof Results>(
  name: Name,
  measured: readonly Results[Name][],
  keyOf: (result: Results[Name]) => string,
): void {
  if (measured.length === 0) return
  const keys = new Set(measured.map(keyOf))
  const others = readResults(name).filter((result) => !keys.has(keyOf(result)))
  mkdirSync(FOLDER, { recursive: true })
  const sorted = [...others, ...measured].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))
  writeFileSync(fileOf(name), `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(
    `Written to results/${name}.json; \`npm run results\` brings docs/results.md up to it.`,
  )
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`)
}
