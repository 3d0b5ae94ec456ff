import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { QUESTIONS } from '../../src/content/questions/questions.ts'
import { sectionOf } from '../../src/domain/assessment/assessment.ts'
import { CURRENT_MODEL, questionCountOf } from '../../src/domain/assessment/model.ts'
import type { Model } from '../../src/domain/assessment/model.ts'
import { roomProblemOf } from '../../src/domain/report/code-room.ts'

/** What the product knows of each version. */
export const MODELS_FILE = 'src/domain/assessment/model-versions.json'
/** Apart from them, since each visitor fetches those. */
export const HASHES_FILE = 'scripts/model/hashes.json'

/** A version of the model, with a hash of its words and its scoring. */
export type ModelRecord = Model & { hash: string }

export function readRecords(): ModelRecord[] {
  const models: Model[] = JSON.parse(readFileSync(MODELS_FILE, 'utf8'))
  const hashes: string[] = JSON.parse(readFileSync(HASHES_FILE, 'utf8'))
  return models.map((model, index) => ({ ...model, hash: hashes[index] ?? '' }))
}

export function writeRecords(records: readonly ModelRecord[]): void {
  const models = records.map(({ version, sections, stages }) => ({ version, sections, stages }))
  writeFileSync(MODELS_FILE, `${JSON.stringify(models, null, 2)}\n`)
  const hashes = records.map(({ hash }) => hash)
  writeFileSync(HASHES_FILE, `${JSON.stringify(hashes, null, 2)}\n`)
}

/** What the product asks and how it scores now. */
export function recordOf(version: number): ModelRecord {
  const { sections, stages } = CURRENT_MODEL
  const questions = QUESTIONS.map(({ id, text, options }) => [id, sectionOf(id), text, options])
  const hash = createHash('sha256')
    .update(JSON.stringify([questions, sections, stages]))
    .digest('hex')
  return { version, hash: hash.slice(0, 16), sections, stages }
}

/** The records with the model as it is now: as the next version, or in place of the last one. */
export function withCurrent(records: readonly ModelRecord[], isAmended: boolean): ModelRecord[] {
  const last = records.at(-1)
  if (last?.hash === recordOf(last?.version ?? 0).hash) return [...records]
  const kept = isAmended ? records.slice(0, -1) : records
  const version = kept.length + 1
  const problem = roomProblemOf(version, questionCountOf(CURRENT_MODEL))
  if (problem !== undefined) throw new Error(problem)
  return [...kept, recordOf(version)]
}
