import { dirname } from 'node:path'
import type { Result } from '../domain/result.ts'
import type { Assessment, QuestionOf, Site, Structure } from './assessment.ts'
import { checkLimits } from './check/limits.ts'
import { readQuestions } from './check/questions.ts'
import type { QuestionFile } from './check/lines.ts'
import { checkStages } from './check/stages.ts'
import { readStructure } from './check/structure.ts'
import { checkPages } from './check/pages.ts'
import { checkWaits } from './check/waits.ts'
import { checkWords, refuseBraces } from './check/words.ts'
import { collectMistakes, refuseDoubles } from './complaints.ts'
import type { Complain } from './complaints.ts'
import type { Entry } from './entry.ts'
import { fitShape } from './fit-shape.ts'
import type { Mistake } from './mistake.ts'
import { entriesOfOneFile } from './one-file.ts'
import { readQuestionNames } from './question-names.ts'
import { readYaml } from './read-yaml.ts'
import {
  ONE_FILE,
  PAGES,
  pagesIn,
  questionShape,
  sectionsShape,
  STAGE_WORDS,
  STRUCTURE,
} from './shape.ts'
import type { Pages, SectionWords, StageWords } from './shape.ts'
import {
  inLanguage,
  isOneFile,
  PAGES_FILE,
  questionNumberOf,
  readSourceFiles,
  SECTIONS_FILE,
  stageFileOf,
  stageKeyOf,
  STRUCTURE_FILE,
} from './source-files.ts'
import { factsOf } from './facts.ts'
import { readLanguage, saidLanguage } from './language.ts'
import { allFilled, productWords, withOwnWords } from './words.ts'
import type { Catalog } from './words.ts'

/** The name of a file as its writer knows it. */
type Shown = (file: string) => string

type Loaded = Result<Omit<Assessment, 'version' | 'identity'>, readonly Mistake[]>

/** The assessment in a folder or in one file, or every mistake in it. */
export function loadAssessment(folder: string): Loaded {
  const { files, mistakes } = readSourceFiles(folder)
  const entries = new Map<string, Entry>()
  for (const file of files) {
    const read = readYaml(file)
    if (read.ok) entries.set(file.path, read.value)
    else mistakes.push(...read.error)
  }
  if (isOneFile(folder)) {
    const [[name, entry] = []] = entries
    if (name === undefined || !entry) return { ok: false, error: mistakes }
    const fit = fitShape(ONE_FILE, entry, name)
    if (!fit.ok) return fit
    return readEntries(entriesOfOneFile(entry), dirname(folder), undefined, () => name)
  }
  const languages = [...files, ...mistakes.map(({ file }) => ({ path: file }))].flatMap(
    ({ path }) => inLanguage(path).language ?? [],
  )
  return readFolder(entries, mistakes, folder, [...new Set(languages)])
}

/** `mistakes`: those of files that could not be read. Folders of languages that are not served are drafts. */
function readFolder(
  entries: ReadonlyMap<string, Entry>,
  mistakes: readonly Mistake[],
  folder: string,
  languages: readonly string[],
): Loaded {
  const { mistakes: found, complain } = collectMistakes(entries, (file) => file, true)
  const language = readLanguage(saidLanguage(entries.get(STRUCTURE_FILE)), languages, complain)
  if (language === undefined) return { ok: false, error: [...mistakes, ...found] }
  const isServed = (path: string) => [undefined, language].includes(inLanguage(path).language)
  const shown = (file: string) => (file === STRUCTURE_FILE ? file : `${language}/${file}`)
  const served = new Map(
    [...entries]
      .filter(([path]) => isServed(path))
      .map(([path, entry]) => [inLanguage(path).file, entry]),
  )
  const wrong = mistakes.filter(({ file }) => isServed(file))
  const isEmpty = languages.length === 0 && entries.size === 0 && wrong.length > 0
  const missing = [STRUCTURE_FILE, SECTIONS_FILE, PAGES_FILE]
    .filter((file) => !served.has(file) && !wrong.some((each) => each.file === shown(file)))
    .map((file) => ({ file: shown(file), line: 1, text: 'this file is missing.' }))
  const error = [...wrong, ...(isEmpty ? [] : missing)]
  return error.length > 0 ? { ok: false, error } : readEntries(served, folder, language, shown)
}

/** `folder`: where pictures are. `folderLanguage`: of the folder that the words are in. */
function readEntries(
  entries: ReadonlyMap<string, Entry>,
  folder: string,
  folderLanguage: string | undefined,
  shown: Shown,
): Loaded {
  const { mistakes, complain } = collectMistakes(entries, shown, folderLanguage !== undefined)
  const structure = fitted(STRUCTURE_FILE, STRUCTURE)
  const questionPaths = [...entries.keys()]
    .filter((path) => questionNumberOf(path) !== undefined)
    .toSorted((one, other) => (questionNumberOf(one) ?? 0) - (questionNumberOf(other) ?? 0))
  refuseOddNames(entries.keys(), complain)
  if (!structure) return { ok: false, error: mistakes }
  const names = readQuestionNames(questionPaths, entries, folderLanguage !== undefined, complain)
  const language = folderLanguage ?? readLanguage(structure.languages, undefined, complain)
  if (language === undefined) return { ok: false, error: mistakes }
  const model = readStructure(structure, names, { folder, language }, complain)
  checkNumbers(questionPaths, shown, complain)
  // What follows depends on it.
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const sections = fitted(SECTIONS_FILE, sectionsShape(model.sections))
  const pagesFile = fitted(PAGES_FILE, PAGES)
  const stages = readStages(model.stages, { paths: [...entries.keys()], shown, complain }, (path) =>
    fitted(path, STAGE_WORDS),
  )
  const questions = questionPaths.flatMap((file): QuestionFile[] => {
    const value = fitted(file, questionShape(model.optionCount))
    return value ? [{ file, id: questionNumberOf(file) ?? 0, value }] : []
  })
  if (mistakes.length > 0 || !sections || !pagesFile) return { ok: false, error: mistakes }

  checkLimits(model, questions, complain)
  const pages = pagesIn(pagesFile)
  checkPages(pages, model.optionCount, complain)
  refuseBraces(PAGES_FILE, ['title'], pages.title, complain)
  refuseBraces(STRUCTURE_FILE, ['site', 'provider'], model.site.provider, complain)
  const defaults = productWords(language)
  checkWords(pages.words, defaults, language, complain)
  refuseDoubles(
    model.sections.map((key) => ({
      file: SECTIONS_FILE,
      path: [key, 'name'],
      text: sections[key]?.name ?? key,
    })),
    complain,
  )
  // What follows counts on a question in each section, and on every word.
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const words = withOwnWords(wordsFor(model.site, defaults ?? {}), pages.words)
  const said = { words, language }
  const read = readQuestions(questions, model, { said, scale: pages.scale, names }, complain)
  checkWaits(model, read, names, complain)
  if (mistakes.length === 0) checkStages(model, read, complain)
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const stageNames = model.stages.map(({ key }) => stages.get(key)?.name ?? '')
  const facts = factsOf(
    { ...model, stageNames, questions: read },
    { title: pages.title, words },
    language,
  )
  const texts = joined(model, sections, stages, read, { ...pages, words })
  return { ok: true, value: { ...model, language, ...allFilled(texts, facts, language) } }

  function fitted<const Shape extends Parameters<typeof fitShape>[0]>(file: string, shape: Shape) {
    const entry = entries.get(file)
    if (!entry) return undefined
    const fit = fitShape(shape, entry, shown(file))
    if (fit.ok) return fit.value
    mistakes.push(...fit.error)
    return undefined
  }
}

/** The product's hint below the email asks for no free mail provider: it is not true where every email is taken. */
function wordsFor({ refusedDomains }: Site, words: Catalog): Catalog {
  return refusedDomains.length > 0
    ? words
    : { ...words, form: { ...words['form'], 'email hint': '' } }
}

/** The words of each stage. Complains of stages without words, and of words without a stage. */
function readStages(
  ranges: Structure['stages'],
  { paths, shown, complain }: { paths: readonly string[]; shown: Shown; complain: Complain },
  wordsIn: (path: string) => StageWords | undefined,
): ReadonlyMap<string, StageWords> {
  const stageWords = new Map<string, StageWords>()
  for (const path of paths) {
    const key = stageKeyOf(path)
    if (key === undefined) continue
    const value = wordsIn(path)
    if (value) stageWords.set(key, value)
    refuseBraces(path, ['name'], value?.name ?? '', complain)
    if (!ranges.some((range) => range.key === key)) {
      complain(
        path,
        [],
        `assessment.yaml has no stage “${key}”. Add its range, or take the file away.`,
      )
    }
  }
  for (const { key } of ranges) {
    const file = stageFileOf(key)
    if (!paths.includes(file)) {
      complain(
        STRUCTURE_FILE,
        ['stages', key],
        `the words of this stage are missing: ${shown(file)}.`,
      )
    }
  }
  refuseDoubles(
    [...stageWords].map(([key, { name }]) => ({
      file: stageFileOf(key),
      path: ['name'],
      text: name,
    })),
    complain,
  )
  return stageWords
}

/** For an assessment in one file; the names of files in a folder were looked at before. */
function refuseOddNames(paths: Iterable<string>, complain: Complain): void {
  for (const path of paths) {
    if (path.startsWith('questions/') && questionNumberOf(path) === undefined) {
      complain(path, [], 'the name of a question is its number: 1, 2, 3 and so on.')
    }
  }
}

/** Each section and stage with its words. */
function joined(
  structure: Structure,
  sectionWords: Readonly<Record<string, SectionWords>>,
  stageWords: ReadonlyMap<string, StageWords>,
  questions: readonly QuestionOf[],
  pages: Pages,
): Pick<Assessment, 'sections' | 'stages' | 'questions' | 'pages'> {
  const sections = structure.sections.flatMap((key) => {
    const words = sectionWords[key]
    const questionIds = questions.filter(({ section }) => section === key).map(({ id }) => id)
    return words ? [{ ...words, key, questionIds }] : []
  })
  const stages = structure.stages.flatMap((stage) => {
    const words = stageWords.get(stage.key)
    return words ? [{ ...words, ...stage }] : []
  })
  return { sections, stages, questions, pages }
}

/** 1, 2, 3 … without a hole and without a double. */
function checkNumbers(paths: readonly string[], shown: Shown, complain: Complain): void {
  const numbers = paths.map((path) => questionNumberOf(path) ?? 0)
  paths.forEach((path, index) => {
    const number = numbers[index] ?? 0
    const twin = paths[numbers.indexOf(number)]
    if (twin !== undefined && twin !== path) {
      complain(
        path,
        [],
        `${shown(twin)} has the number ${number} too. Give one of them another number.`,
      )
    } else if (number < 1 || (number > 1 && !numbers.includes(number - 1))) {
      complain(
        path,
        [],
        `there is no question ${number - 1}: number the questions 1, 2, 3 and so on.`,
      )
    }
  })
}
