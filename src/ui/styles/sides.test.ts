import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
/** Of the visitors: the desk is in English. */
const SHEETS = globSync('{ui,web}/**/*.css', { cwd: SOURCE })

/** What stays at its side where text goes from right to left. */
const ONE_SIDED = [
  /^ *[a-z-]+-(left|right)\b.*:.*;/gm,
  /^ *[a-z-]+: (left|right)\b.*;/gm,
  // Above, right, below, left.
  /^ *(padding|margin|inset|border-width): [^\s(]+ ([^\s(]+) [^\s(]+ (?!\2;)[^\s(]+;/gm,
  /^ *border-radius: \S+ \S+ \S+ \S+;/gm,
  /^ *translate: (?!0[ ;]|none)(?!.*--onward).*;/gm,
]

it.each(SHEETS)('%s names no side of the screen', (sheet) => {
  const text = readFileSync(join(SOURCE, sheet), 'utf8')
  expect(ONE_SIDED.flatMap((side) => text.match(side) ?? [])).toEqual([])
})
