// Writes what .env.example and docs/settings.md say about settings: `npm run settings`.
import { readFileSync, writeFileSync } from 'node:fs'
import { SETTINGS } from '../../src/http/settings.ts'

type Row = { name: string; value: string; isDefault: boolean; doc: string }

const ROWS: readonly Row[] = Object.entries(SETTINGS).map(
  ([name, { doc, default: given, example }]) => ({
    name,
    value: example ?? String(given),
    isDefault: example === undefined,
    doc,
  }),
)

const FIRST_OF_A_GROUP = ['WEBHOOK_URL', 'DESK_URL']

/** Each file with the part in it that the settings have made. */
export const FILES: readonly { file: string; text: string }[] = [
  {
    file: '.env.example',
    text: replaceIn(
      '.env.example',
      /(?<=\n\n)# .*\n#HOST=[^]*?\n(?=\n# For compose)/,
      ROWS.map(lineOf).join(''),
    ),
  },
  {
    file: 'docs/settings.md',
    text: replaceIn('docs/settings.md', /\| variable .*\n(\|.*\n)+/, tableOf(ROWS)),
  },
]

function lineOf({ name, value, doc }: Row): string {
  const space = FIRST_OF_A_GROUP.includes(name) ? '\n' : ''
  return `${space}# ${doc}\n#${name}=${/[ #]/.test(value) ? `"${value}"` : value}\n`
}

/** A table in columns, as oxfmt has it. */
function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['variable', 'default, or an example', 'meaning'],
    ...rows.map(({ name, value, isDefault, doc }) => [
      `\`${name}\``,
      `${isDefault ? '' : 'e.g. '}\`${value}\``,
      doc.replaceAll(/docs\/([\w-]+\.md)/g, '[$1]($1)'),
    ]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  lines.splice(
    1,
    0,
    widths.map((width) => '-'.repeat(width)),
  )
  return lines.map((row) => `| ${row.join(' | ')} |\n`).join('')
}

function replaceIn(file: string, part: RegExp, text: string): string {
  const before = readFileSync(file, 'utf8')
  if (!part.test(before)) throw new Error(`${file} has no place for the settings`)
  return before.replace(part, () => text)
}

if (import.meta.main) for (const { file, text } of FILES) writeFileSync(file, text)
