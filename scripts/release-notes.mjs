// `node scripts/release-notes.mjs v1.2.0`: what CHANGELOG.md says about this version.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CHANGELOG = fileURLToPath(new URL('../CHANGELOG.md', import.meta.url))

const version = process.argv[2]?.replace(/^v/, '')
const notes = readFileSync(CHANGELOG, 'utf8')
  .split(/^## /m)
  .find((part) => part.startsWith(`[${version}]`))
if (notes === undefined) {
  console.error(`CHANGELOG.md has no entry [${version}].`)
  process.exit(1)
}
console.log(notes.slice(notes.indexOf('\n')).trim())
