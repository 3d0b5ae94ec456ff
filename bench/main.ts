import { currentCircumstances, loadText } from '../scripts/results/circumstances.ts'
import { keepResults } from '../scripts/results/result-files.ts'
import { chromiumVersion } from './browser/browser.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { measureDelivery } from './server/delivery.ts'
import { measureDeskOnPostgres, measureDeskOnSqlite } from './desk/desk.ts'
import { figureTableOf } from './figure.ts'
import type { Figure } from './figure.ts'
import { measureInserts } from './rows/inserts.ts'
import { measureInteraction } from './browser/interaction.ts'
import { measureBeside } from './server/beside.ts'
import { measureMemory } from './server/memory.ts'
import { measurePages } from './browser/pages.ts'
import { measureScale } from './rows/scale.ts'

const PARTS: Readonly<Record<string, (context: Context) => Promise<Figure[]>>> = {
  pages: measurePages,
  interaction: measureInteraction,
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
const before = valueOf('before')
const chosen = words.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((word) => !(word in PARTS))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const circumstances = currentCircumstances(await chromiumVersion())
const context = await createContext(
  isQuick,
  before === undefined ? undefined : { main: before, code: valueOf('before-code') },
)
let missed = 0
try {
  for (const [part, measure] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(part)) continue
    const loadBefore = loadText()
    try {
      const figures = await measure(context)
      const load = `${loadBefore} before, ${loadText()} after`
      missed += figures.filter(({ met }) => met === false).length
      console.log(
        `\n## ${part}\n\n${figureTableOf(figures)}\n\nLoad average of the machine: ${load}.`,
      )
      if (!isQuick) {
        keepResults('bench', [{ part, ...circumstances, load, figures }], (result) => result.part)
      }
    } catch (error) {
      missed += 1
      console.log(`\n## ${part}\n\nNot measured: ${String(error)}.`)
    }
  }
} finally {
  context.remove()
}

console.log(missed === 0 ? '\nEvery limit is met.' : `\n${missed} limits are not met.`)
process.exit(missed === 0 ? 0 : 1)

function valueOf(option: string): string | undefined {
  const start = `--${option}=`
  return words.find((word) => word.startsWith(start))?.slice(start.length)
}
