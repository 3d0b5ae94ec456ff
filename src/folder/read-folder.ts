import type { Result } from '../domain/result.ts'
import { complainIn, refuseDoubles } from './complaints.ts'
import { partsOf, placeAt, textOf, valueOf } from './entry.ts'
import type { Entry, Named, Part, Place } from './entry.ts'
import { fitShape } from './fit-shape.ts'
import type { Shape } from './fit-shape.ts'
import { readLanguages } from './language.ts'
import type { Mistake } from './mistake.ts'
import { PAGES, sectionsShape, STAGE_WORDS, STRUCTURE } from './shape.ts'
import type { StageWords } from './shape.ts'
import { withSaidOnce } from './said-once.ts'
import type { Files } from './said-once.ts'
import type { QuestionSource, Source, SourceWords } from './source.ts'
import {
  inLanguage,
  PAGES_FILE,
  questionIn,
  SECTIONS_FILE,
  stageFileOf,
  stageKeyOf,
  STRUCTURE_FILE,
} from './source-files.ts'

/** Of what has no line of its own. */
const TOP = { file: STRUCTURE_FILE, line: 1 }

/**
 * `entries`: by file. `unread`: what is wrong with the files that could not be read. `tag`: of a further language.
 * Folders of languages that are not served are drafts.
 */
export function readFolder(
  entries: ReadonlyMap<string, Entry>,
  unread: readonly Mistake[],
  tag?: string,
): Result<Source, readonly Mistake[]> {
  const paths = [...entries.keys(), ...unread.map(({ file }) => file)]
  const folders = [...new Set(paths.flatMap((path) => inLanguage(path).language ?? []))]
  const structure = entries.get(STRUCTURE_FILE)
  const said = textOf(structure, 'languages')
  const languages = readLanguages(said, folders)
  if (!languages.ok) {
    const place = structure && said !== undefined ? placeAt(structure, ['languages']) : TOP
    return { ok: false, error: [...unread, { ...place, text: languages.error }] }
  }
  const [first] = languages.value
  const language = tag ?? first
  const isServed = (path: string) => [undefined, language].includes(inLanguage(path).language)
  const wrong = unread.filter(({ file }) => isServed(file))
  const needed = [SECTIONS_FILE, PAGES_FILE].map((file) => `${language}/${file}`)
  const missing = [STRUCTURE_FILE, ...needed]
    .filter((path) => !entries.has(path) && !wrong.some(({ file }) => file === path))
    .map((file) => ({ file, line: 1, text: 'this file is missing.' }))
  const mistakes = [...wrong, ...missing]
  const own = filesIn(language, entries)
  const files =
    language === first ? own : withSaidOnce(language, own, filesIn(first, entries), mistakes)
  return mistakes.length > 0
    ? { ok: false, error: mistakes }
    : readFiles(files, language, languages.value)
}

function filesIn(tag: string, entries: ReadonlyMap<string, Entry>): Files {
  return new Map(
    [...entries].flatMap(([path, entry]) => {
      const { language, file } = inLanguage(path)
      return [undefined, tag].includes(language) ? [[file, entry] as const] : []
    }),
  )
}

function readFiles(
  files: Files,
  language: string,
  languages: Source['languages'],
): Result<Source, readonly Mistake[]> {
  const mistakes: Mistake[] = []
  const file = files.get(STRUCTURE_FILE)
  const structure = file && fitShape(STRUCTURE, file, mistakes)
  if (!structure) return { ok: false, error: mistakes }
  const questions = questionsIn(files)
  const tree = treeOf(file, structure.sections, files)
  const complain = complainIn(tree, mistakes)
  refuseDoubles(
    structure.sections.map((text, index) => ({ path: ['sections', index], text })),
    complainIn(file, mistakes),
    'Take one of them away.',
  )
  for (const { at, entry } of questions) {
    if (valueOf(entry, 'key')) {
      complain([...at, 'key'], 'a file’s name is the name of its question. Remove “key”.')
    }
  }
  const readWords = () => {
    const sections = fitted(SECTIONS_FILE, sectionsShape(structure.sections))
    const pages = fitted(PAGES_FILE, PAGES)
    const stages = readStages(Object.keys(structure.stages))
    return sections && pages && { sections, pages, stages }
  }
  return {
    ok: true,
    value: {
      tree,
      language,
      languages,
      structure,
      questions,
      isOneFile: false,
      mistakes,
      readWords,
    },
  }

  function fitted<const Of extends Shape>(path: string, shape: Of) {
    const entry = files.get(path)
    return entry && fitShape(shape, entry, mistakes)
  }

  /** Complains of stages without words, and of words without a stage. */
  function readStages(keys: readonly string[]): SourceWords['stages'] {
    const words = [...files].flatMap(([path, entry]): [string, StageWords][] => {
      const key = stageKeyOf(path)
      if (key === undefined) return []
      const value = fitShape(STAGE_WORDS, entry, mistakes)
      if (!keys.includes(key)) {
        const text = `assessment.yaml has no stage “${key}”. Add its range, or take the file away.`
        mistakes.push({ file: entry.file, line: 1, text })
      }
      return value ? [[key, value]] : []
    })
    for (const key of keys) {
      const path = stageFileOf(key)
      if (files.has(path)) continue
      complain(['stages', key], `the words of this stage are missing: ${language}/${path}.`)
    }
    return Object.fromEntries(words)
  }
}

function questionsIn(files: Files): QuestionSource[] {
  return [...files]
    .flatMap(([path, entry]) => {
      const question = questionIn(path)
      return question ? [{ ...question, at: ['questions', path], entry }] : []
    })
    .toSorted((one, other) => one.id - other.id)
}

/** As one file has it: names of both files side by side, and each section and stage with its words. */
function treeOf(structure: Entry, keys: readonly string[], files: Files): Entry {
  const sections = keys.map((key, index): Part => {
    const words = valueOf(files.get(SECTIONS_FILE), key)
    return [key, group(placeAt(structure, ['sections', index]), partsOf(words))]
  })
  const stages = partsOf(valueOf(structure, 'stages')).map(([key, range]): Part => {
    const words = partsOf(files.get(stageFileOf(key)))
    return [key, group(range, [['range', range], ...words])]
  })
  const questions = [...files].flatMap(([path, entry]): Part[] =>
    questionIn(path) ? [[path, { file: entry.file, line: 1, value: entry }]] : [],
  )
  return group(TOP, [
    ...partsOf(files.get(PAGES_FILE)),
    ...partsOf(structure),
    ['sections', group(placeAt(structure, ['sections']), sections)],
    ['stages', group(placeAt(structure, ['stages']), stages)],
    ['questions', group(TOP, questions)],
  ]).value
}

function group({ file, line }: Place, parts: readonly Part[]): Named {
  return { file, line, value: { file, line, kind: 'group', entries: new Map(parts) } }
}
