import { writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumVersion } from './browser/browser.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { measureDelivery } from './server/delivery.ts'
import { measureDeskOnPostgres, measureDeskOnSqlite } from './desk/desk.ts'
import { loadText, machineFacts } from './facts.ts'
import { tableOf } from './figure.ts'
import type { Figure } from './figure.ts'
import { measureInserts } from './rows/inserts.ts'
import { measureInteraction } from './browser/interaction.ts'
import { measureBeside } from './server/beside.ts'
import { measureMemory } from './server/memory.ts'
import { measurePages } from './browser/pages.ts'
import { measureScale } from './rows/scale.ts'
import { measureVisit } from './browser/visit.ts'

const DOCUMENT = join(import.meta.dirname, '../docs/bench.md')
const NOTES = join(import.meta.dirname, 'notes.md')

const PARTS: Readonly<Record<string, (context: Context) => Promise<Figure[]>>> = {
  pages: measurePages,
  interaction: measureInteraction,
  visit: measureVisit,
  delivery: measureDelivery,
  inserts: measureInserts,
  beside: measureBeside,
  scale: measureScale,
  memory: measureMemory,
  'desk-sqlite': measureDeskOnSqlite,
  'desk-postgres': measureDeskOnPostgres,
}

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const before = words.find((word) => word.startsWith('--before='))?.replace('--before=', '')
const chosen = words.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((word) => !(word in PARTS))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const context = await createContext(isQuick, before)
const sections: string[] = []
let missed = 0
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const loadBefore = loadText()
    const table = await measure(context).then(
      (figures) => {
        missed += figures.filter(({ met }) => met === false).length
        return tableOf(figures)
      },
      (error: unknown) => {
        missed += 1
        return `Not measured: ${error instanceof Error ? error.message : String(error)}.`
      },
    )
    const load = `Load average of the machine: ${loadBefore} before, ${loadText()} after.`
    const section = `## ${name}\n\n${table}\n\n${load}`
    console.log(`\n${section}`)
    sections.push(section)
  }
} finally {
  context.remove()
}

// A table is written only of one whole run: its figures belong together.
if (chosen.length === 0 && !isQuick) {
  const facts = `${new Date().toISOString().slice(0, 10)}: ${machineFacts(await chromiumVersion())}.`
  const notes = await readFile(NOTES, 'utf8')
  const head = `# Measured by \`npm run bench\`\n\n${facts}`
  await writeFile(DOCUMENT, `${[head, ...sections].join('\n\n')}\n\n${notes}`)
}
console.log(missed === 0 ? '\nEvery limit is met.' : `\n${missed} limits are not met.`)
process.exit(missed === 0 ? 0 : 1)
