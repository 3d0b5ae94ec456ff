import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLanguage } from './tags.ts'
import type { Mistake } from './mistake.ts'

/** One file of the folder; `path` from its top, with `/` on every system. */
export type SourceFile = { path: string; text: string }

export const STRUCTURE_FILE = 'assessment.yaml'
// The others are in the folder of a language.
export const SECTIONS_FILE = 'sections.yaml'
export const PAGES_FILE = 'pages.yaml'

const QUESTION_FILE = /^questions\/(\d{1,3})-([^/]+)\.yaml$/
const STAGE_FILE = /^stages\/([^/]+)\.yaml$/

export function questionIn(path: string): { id: number; name: string } | undefined {
  const [, digits, name] = QUESTION_FILE.exec(path) ?? []
  return name === undefined ? undefined : { id: Number(digits), name }
}

export function stageFileOf(key: string): string {
  return `stages/${key}.yaml`
}

export function stageKeyOf(path: string): string | undefined {
  return STAGE_FILE.exec(path)?.[1]
}

/** The folder of a language that a path is in, and the path in it. */
export function inLanguage(path: string): { language?: string; file: string } {
  const [first = '', ...rest] = path.split('/')
  return rest.length > 0 && isLanguage(first)
    ? { language: first, file: rest.join('/') }
    : { file: path }
}

/** An assessment may be one file. */
export function isOneFile(path: string): boolean {
  return /\.ya?ml$/i.test(path) && existsSync(path) && statSync(path).isFile()
}

/** Every file that has a place in an assessment, by its path. What is no YAML is left alone. */
export function readSourceFiles(folder: string): { files: SourceFile[]; mistakes: Mistake[] } {
  if (isOneFile(folder)) return readFiles(dirname(folder), [basename(folder)], () => undefined)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    return { files: [], mistakes: [{ file: folder, line: 1, text: NO_FOLDER }] }
  }
  return readFiles(folder, pathsIn(folder), problemWithName)
}

function readFiles(
  folder: string,
  paths: readonly string[],
  problemWith: (path: string) => string | undefined,
): { files: SourceFile[]; mistakes: Mistake[] } {
  const files: SourceFile[] = []
  const mistakes: Mistake[] = []
  for (const path of paths) {
    const problem = existsSync(join(folder, path)) ? problemWith(path) : LOST
    const text = problem ? undefined : textOf(join(folder, path))
    if (problem) mistakes.push({ file: path, line: 1, text: problem })
    else if (text === undefined) mistakes.push({ file: path, line: 1, text: NOT_UTF_8 })
    else files.push({ path, text })
  }
  return { files, mistakes }
}

const LOST = 'this is a link that leads nowhere. Remove it, or put the file itself here.'
export const NOT_UTF_8 = 'this file has another encoding. Save it as UTF-8.'

const NO_FOLDER =
  'there is no such assessment. ASSESSMENT names the folder with assessment.yaml in it, or one .yaml file.'

/** Hidden files are those of an editor or of the system. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.split('/').every((name) => !name.startsWith('.')))
    .filter((path) => /\.ya?ml$/i.test(path) && isFileOrLost(join(folder, path)))
    .toSorted()
}

/** What is listed and does not exist is a link, or was deleted just now. */
function isFileOrLost(path: string): boolean {
  return !existsSync(path) || statSync(path).isFile()
}

function problemWithName(path: string): string | undefined {
  const { language, file } = inLanguage(path)
  if (path === STRUCTURE_FILE || (language !== undefined && isKnown(file))) return undefined
  if (!path.endsWith('.yaml')) return 'the name of this file has to end in “.yaml”. Rename it.'
  if (file.startsWith('questions/')) {
    return 'the name of a question’s file begins with its number, as in “07-skill-coaching.yaml”.'
  }
  return 'nothing reads this file. Move it out of the folder, or to where its kind is.'
}

function isKnown(file: string): boolean {
  return (
    [SECTIONS_FILE, PAGES_FILE].includes(file) || QUESTION_FILE.test(file) || STAGE_FILE.test(file)
  )
}

/** As every editor saves it: with or without a byte order mark, with the line ends of any system. */
export function textOf(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    return text.replaceAll(/\r\n?/g, '\n')
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
