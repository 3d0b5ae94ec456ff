import { basename, extname } from 'node:path'
import { stringify } from 'yaml'
import { letterOf } from '../domain/assessment/assessment.ts'
import type { Result } from '../domain/result.ts'
import { MAX_QUESTIONS } from './check/limits.ts'
import type { Mistake } from './mistake.ts'
import type { SourceFile } from './source-files.ts'

const LETTERS = Array.from({ length: 9 }, (_, index) => letterOf(index + 1))
const TEXTS = ['topic', 'ask', 'about', 'weight']
const COLUMNS = ['section', ...TEXTS, ...LETTERS]
const NAMES = `The first row has names of ${COLUMNS.join(', ')}.`
const FORMULA = /^(=|#(REF|NAME|VALUE|N\/A|DIV\/0))/

type Row = { line: number; cells: readonly string[] }
/** By column. */
type Question = Readonly<Record<string, string>>

/** A sheet with a question in each row, as an assessment in one file whose title, stages and site are to be filled in. */
export function readSheet({ path, text }: SourceFile): Result<string, readonly Mistake[]> {
  const mistakes: Mistake[] = []
  const [head, ...rows] = rowsIn(text, complain)
  const columns = (head?.cells ?? []).map(
    (cell) => COLUMNS.find((name) => name.toLowerCase() === cell.toLowerCase()) ?? cell,
  )
  const optionCount = Math.max(2, columns.filter((name) => LETTERS.includes(name)).length)
  const letters = LETTERS.slice(0, optionCount)
  const needed = ['section', columns.includes('topic') ? 'topic' : 'ask', ...letters]
  const wrong = {
    'is missing': needed.find((name) => !columns.includes(name)),
    'has no place here': columns.find((name) => !COLUMNS.includes(name)),
    'is here twice': columns.find((name, at) => columns.indexOf(name) < at),
  }
  for (const [problem, name] of Object.entries(wrong)) {
    if (name !== undefined) complain(1, `the column “${name}” ${problem}. ${NAMES}`)
  }
  const tooMany = rows[MAX_QUESTIONS]
  if (tooMany) complain(tooMany.line, `a sheet has at most ${MAX_QUESTIONS} questions.`)
  const questions = mistakes.length > 0 ? [] : rows.map(questionIn)
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  return { ok: true, value: fileOf(path, letters, questions) }

  function complain(line: number, sentence: string): void {
    mistakes.push({ file: path, line, text: sentence })
  }

  function questionIn({ line, cells }: Row): Question {
    const question = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']))
    const asked = question['topic'] ? [] : ['ask']
    const empty = ['section', ...asked, ...letters].filter((name) => !question[name])
    const formula = cells.find((cell) => FORMULA.test(cell))
    if (cells.length === 0) complain(line, 'this row is empty. Take it away.')
    else if (empty.length > 0) complain(line, `this row has no text in ${empty.join(', ')}.`)
    if (cells.length > columns.length) complain(line, 'this row has more cells than the first one.')
    if (formula) complain(line, `“${formula}” is a formula. Put its value there.`)
    return question
  }
}

/** The separator is the first that stands between the names of the columns. */
function rowsIn(text: string, complain: (line: number, sentence: string) => void): readonly Row[] {
  const separator = /[,;\t]/.exec(text)?.[0] ?? ','
  const plain = `[^"\\n${separator}][^\\n${separator}]*`
  const cell = new RegExp(` *(?:"((?:[^"]|"")*)" *|(${plain})?)(${separator}|\\n|$)`, 'y')
  const written = text.trimEnd()
  const rows: Row[] = []
  let [line, cells]: [number, string[]] = [1, []]
  while (cell.lastIndex < written.length || cells.length > 0) {
    const found = cell.exec(written)
    if (!found) {
      complain(line, 'a quote in this row is not closed. Inside a cell write "" for it.')
      return rows
    }
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
    if (found[3] !== separator) {
      // Spreadsheets fill each row up.
      rows.push({ line, cells: cells.slice(0, 1 + cells.findLastIndex(Boolean)) })
      cells = []
    }
    line += found[0].split('\n').length - 1
  }
  return rows
}

function fileOf(path: string, letters: readonly string[], questions: readonly Question[]): string {
  const titles = [...new Set(questions.map(({ section = '' }) => section))]
  const keyOf = (title = '') => `section-${titles.indexOf(title) + 1}`
  const middle = (1 + letters.length) / 2
  const means = 'Say here what it is like to be at this stage.'
  const named = (question: Question, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (question[name] ? [[name, question[name]]] : [])))
  const assessment = {
    title: basename(path, extname(path)),
    options: String(letters.length),
    sections: Object.fromEntries(titles.map((title) => [keyOf(title), title])),
    stages: {
      low: { range: `1 to ${middle - 0.1}`, name: 'Your lowest stage', means },
      high: { range: `${middle} to ${letters.length}`, name: 'Your highest stage', means },
    },
    questions: Object.fromEntries(
      questions.map((question, index) => [
        index + 1,
        {
          section: keyOf(question['section']),
          ...named(question, TEXTS),
          options: named(question, letters),
        },
      ]),
    ),
    site: { provider: 'Your company', address: 'https://check.example.com' },
  }
  return stringify(assessment, { schema: 'failsafe', lineWidth: 0 })
}
