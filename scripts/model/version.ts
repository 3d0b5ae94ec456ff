// `npm run model:version`: records the questions, options and scoring as they are now as the next
// version. With `-- --amend` they take the place of the last one.
import { readFileSync, writeFileSync } from 'node:fs'
import { RECORD_FILE, withCurrent } from './record.ts'
import type { ModelRecord } from './record.ts'

const records: ModelRecord[] = JSON.parse(readFileSync(RECORD_FILE, 'utf8'))
const isAmended = process.argv.includes('--amend')
const changed = withCurrent(records, isAmended)
const version = changed.length

writeFileSync(RECORD_FILE, `${JSON.stringify(changed, null, 2)}\n`)
console.log(sentence())

function sentence(): string {
  if (changed.at(-1)?.hash === records.at(-1)?.hash) return `Version ${version} is up to date.`
  if (isAmended) return `Version ${version} is amended: commit ${RECORD_FILE}.`
  return (
    `Version ${version} is recorded: commit ${RECORD_FILE}. Responses and report codes of earlier ` +
    'versions keep their score and stage, and no longer quote a question.'
  )
}
