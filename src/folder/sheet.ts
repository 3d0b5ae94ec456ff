import { basename, extname } from 'node:path'
import { stringify } from 'yaml'
import { letterOf } from '../domain/assessment/assessment.ts'
import type { Result } from '../domain/result.ts'
import { MAX_QUESTIONS } from './check/limits.ts'
import type { Mistake } from './mistake.ts'
import type { SourceFile } from './source-files.ts'

const LETTERS = Array.from({ length: 9 }, (_, index) => letterOf(index + 1))
const COLUMNS = ['section', 'topic', 'ask', 'about', 'weight', ...LETTERS]

type Row = { line: number; cells: readonly string[] }

/** A sheet with a question in each row, as an assessment in one file whose title, stages and site are to be filled in. */
export function readSheet({ path, text }: SourceFile): Result<string, readonly Mistake[]> {
  const mistakes: Mistake[] = []
  const [head, ...rows] = rowsIn(text, complain)
  const columns = (head?.cells ?? []).map(
    (cell) => COLUMNS.find((name) => name.toLowerCase() === cell.toLowerCase()) ?? cell,
  )
  const letters = LETTERS.slice(
    0,
    Math.max(2, columns.filter((name) => LETTERS.includes(name)).length),
  )
  const needed = ['section', columns.includes('topic') ? 'topic' : 'ask', ...letters]
  const missing = needed.filter((name) => !columns.includes(name))
  const unknown = columns.filter((name) => !COLUMNS.includes(name))
  const twice = columns.filter((name, index) => columns.indexOf(name) < index)
  const names = `The first row names the columns, of ${COLUMNS.join(', ')}.`
  if (missing.length > 0) complain(1, `a column is missing: ${missing.join(', ')}. ${names}`)
  if (unknown.length > 0) complain(1, `there is no column “${unknown.join('”, “')}”. ${names}`)
  if (twice.length > 0) complain(1, `a column is here twice: ${twice.join(', ')}. ${names}`)
  const tooMany = rows[MAX_QUESTIONS]
  if (tooMany) complain(tooMany.line, `a sheet has at most ${MAX_QUESTIONS} questions.`)
  if (mistakes.length === 0) rows.forEach(checkRow)
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  return { ok: true, value: fileOf(path, letters, rows.map(cellsOf)) }

  function complain(line: number, sentence: string): void {
    mistakes.push({ file: path, line, text: sentence })
  }

  function cellsOf({ cells }: Row): Readonly<Record<string, string>> {
    return Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
  }

  function checkRow(row: Row): void {
    const { line, cells } = row
    if (cells.every((cell) => cell === ''))
      return complain(line, 'this row is empty. Take it away.')
    if (cells.length > columns.length) complain(line, 'this row has more cells than the first one.')
    const question = cellsOf(row)
    const formula = cells.find((cell) => /^(=|#(REF|NAME|VALUE|N\/A|DIV\/0))/.test(cell))
    if (formula) complain(line, `“${formula}” is a formula. Put its value there.`)
    const asked = question['topic'] || question['ask'] ? [] : ['ask']
    const empty = ['section', ...asked, ...letters].filter((name) => !question[name])
    if (empty.length > 0) complain(line, `this row has no text in ${empty.join(', ')}.`)
  }
}

/** In the first row the separator is what stands between the names. */
function rowsIn(text: string, complain: (line: number, sentence: string) => void): readonly Row[] {
  const separator = /[,;\t]/.exec(text)?.[0] ?? ','
  const cell = new RegExp(
    `[ ]*(?:"((?:[^"]|"")*)"[ ]*|([^"\\n${separator}][^\\n${separator}]*)?)(${separator}|\\n|$)`,
    'y',
  )
  const rows: Row[] = []
  let line = 1
  let cells: string[] = []
  const written = text.trimEnd()
  while (cell.lastIndex < written.length || cells.length > 0) {
    const found = cell.exec(written)
    if (!found) {
      complain(
        line,
        'a quote in this row is not closed, or has a text beside it. Write "" for a quote inside quotes.',
      )
      return rows
    }
    const [all, quoted, plain = '', end] = found
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end !== separator) {
      // Spreadsheets fill each row up.
      rows.push({ line, cells: cells.slice(0, 1 + cells.findLastIndex(Boolean)) })
      cells = []
    }
    line += all.split('\n').length - 1
  }
  return rows
}

function fileOf(
  path: string,
  letters: readonly string[],
  questions: readonly Readonly<Record<string, string>>[],
): string {
  const titles = [...new Set(questions.map(({ section = '' }) => section))]
  const keyOf = (title = '') => `section-${titles.indexOf(title) + 1}`
  const top = letters.length
  const middle = (1 + top) / 2
  const means = 'Say here what it is like to be at this stage.'
  const assessment = {
    title: basename(path, extname(path)),
    options: String(top),
    sections: Object.fromEntries(titles.map((title) => [keyOf(title), title])),
    stages: {
      low: { range: `1 to ${middle - 0.1}`, name: 'Your lowest stage', means },
      high: { range: `${middle} to ${top}`, name: 'Your highest stage', means },
    },
    questions: Object.fromEntries(
      questions.map(({ section, topic, ask, about, weight, ...cells }, index) => {
        const texts = Object.entries({ topic, ask, about, weight }).filter(([, each]) => each)
        const options = Object.fromEntries(letters.map((letter) => [letter, cells[letter] ?? '']))
        return [index + 1, { section: keyOf(section), ...Object.fromEntries(texts), options }]
      }),
    ),
    site: { provider: 'Your company', address: 'https://check.example.com' },
  }
  return stringify(assessment, { schema: 'failsafe', lineWidth: 0 })
}
