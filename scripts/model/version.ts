// `npm run model:version`: records the questions, options and scoring as they are now as the next
// version. With `-- --amend` they take the place of the last one.
import { HASHES_FILE, MODELS_FILE, readRecords, withCurrent, writeRecords } from './record.ts'

const records = readRecords()
const isAmended = process.argv.includes('--amend')
const changed = withCurrent(records, isAmended)
const version = changed.length
const files = `${MODELS_FILE} and ${HASHES_FILE}`

writeRecords(changed)
console.log(sentence())

function sentence(): string {
  if (changed.at(-1)?.hash === records.at(-1)?.hash) return `Version ${version} is up to date.`
  if (isAmended) return `Version ${version} is amended: commit ${files}.`
  return (
    `Version ${version} is recorded: commit ${files}. Responses and report codes of earlier ` +
    'versions keep their score and stage, and no longer quote a question.'
  )
}
