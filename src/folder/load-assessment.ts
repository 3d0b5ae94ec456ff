import { dirname } from 'node:path'
import type { Result } from '../domain/result.ts'
import type { Assessment, QuestionOf, Site, Structure } from './assessment.ts'
import { checkLimits } from './check/limits.ts'
import { readQuestions } from './check/questions.ts'
import { checkStages } from './check/stages.ts'
import { readStructure } from './check/structure.ts'
import { checkPages } from './check/pages.ts'
import { checkWaits } from './check/waits.ts'
import { checkWords } from './check/words.ts'
import { complainIn, refuseDoubles } from './complaints.ts'
import type { Complain } from './complaints.ts'
import type { Entry } from './entry.ts'
import { factsOf } from './facts.ts'
import { fitShape } from './fit-shape.ts'
import type { Mistake } from './mistake.ts'
import { readQuestionNames } from './question-names.ts'
import { readFolder } from './read-folder.ts'
import { readOneFile } from './read-one-file.ts'
import { readYaml } from './read-yaml.ts'
import { pagesIn, questionShape } from './shape.ts'
import type { Pages } from './shape.ts'
import type { QuestionSource, Source, SourceWords } from './source.ts'
import { isOneFile, readSourceFiles } from './source-files.ts'
import { allFilled, productWords, withOwnWords } from './words.ts'
import type { Catalog } from './words.ts'

type Loaded = Result<Omit<Assessment, 'version' | 'identity'>, readonly Mistake[]>

/** The assessment in a folder or in one file, or every mistake in it. `tag`: of a further language. */
export function loadAssessment(path: string, tag?: string): Loaded {
  const source = readSource(path, tag)
  return source.ok ? readAssessment(source.value, isOneFile(path) ? dirname(path) : path) : source
}

function readSource(path: string, tag?: string): Result<Source, readonly Mistake[]> {
  const { files, mistakes } = readSourceFiles(path)
  const entries = new Map<string, Entry>()
  for (const file of files) {
    const read = readYaml(file)
    if (read.ok) entries.set(file.path, read.value)
    else mistakes.push(...read.error)
  }
  const [tree] = entries.values()
  if (!tree && mistakes.length > 0) return { ok: false, error: mistakes }
  return tree && isOneFile(path) ? readOneFile(tree) : readFolder(entries, mistakes, tag)
}

/** `folder`: where pictures are. */
function readAssessment(source: Source, folder: string): Loaded {
  const { tree, language, languages, mistakes } = source
  const complain = complainIn(tree, mistakes)
  const names = readQuestionNames(source, complain)
  const [first] = languages
  const model = readStructure(source.structure, names, { folder, language: first }, complain)
  checkNumbers(source.questions, complain)
  // What follows depends on it.
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const written = source.readWords()
  const writtenQuestions = source.questions.flatMap(({ id, at, entry }) => {
    const value = fitShape(questionShape(model.optionCount), entry, mistakes)
    return value ? [{ id, at, value }] : []
  })
  if (mistakes.length > 0 || !written) return { ok: false, error: mistakes }

  checkLimits(model, writtenQuestions, complain)
  const pages = pagesIn(written.pages)
  checkPages(pages, model.optionCount, complain)
  const defaults = productWords(language)
  checkWords(pages.words, defaults, language, complain)
  checkNames(model, written, complain)
  // What follows counts on a question in each section, and on every word.
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const words = withOwnWords(wordsFor(model.site, defaults ?? {}), pages.words)
  const said = { words, language }
  const questions = readQuestions(
    writtenQuestions,
    model,
    { said, scale: pages.scale, names },
    complain,
  )
  checkWaits(model, questions, names, complain)
  if (mistakes.length === 0) checkStages(model, questions, complain)
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  const texts = joined(model, written, questions, { ...pages, words })
  const stageNames = texts.stages.map(({ name }) => name)
  const facts = factsOf(
    { ...model, stageNames, questions },
    { title: pages.title, words },
    language,
  )
  return {
    ok: true,
    value: { ...model, language, languages, ...allFilled(texts, facts, language) },
  }
}

/** Two sections, and two stages, have two names. */
function checkNames({ sections, stages }: Structure, words: SourceWords, complain: Complain): void {
  const stageNames = stages.map(({ key }) => ({
    path: ['stages', key, 'name'],
    text: words.stages[key]?.name ?? '',
  }))
  refuseDoubles(stageNames, complain)
  refuseDoubles(
    sections.map((key) => ({
      path: ['sections', key, 'name'],
      text: words.sections[key]?.name ?? key,
    })),
    complain,
  )
}

/** The product's hint below the email asks for no free mail provider: it is not true where every email is taken. */
function wordsFor({ refusedDomains }: Site, words: Catalog): Catalog {
  return refusedDomains.length > 0
    ? words
    : { ...words, form: { ...words['form'], 'email hint': '' } }
}

/** Each section and stage with its words. */
function joined(
  structure: Structure,
  words: SourceWords,
  questions: readonly QuestionOf[],
  pages: Pages,
): Pick<Assessment, 'sections' | 'stages' | 'questions' | 'pages'> {
  const sections = structure.sections.flatMap((key) => {
    const section = words.sections[key]
    const questionIds = questions.filter((question) => question.section === key).map(({ id }) => id)
    return section ? [{ ...section, key, questionIds }] : []
  })
  const stages = structure.stages.flatMap((range) => {
    const stage = words.stages[range.key]
    return stage ? [{ ...stage, ...range }] : []
  })
  return { sections, stages, questions, pages }
}

/** 1, 2, 3 … without a hole and without a double. */
function checkNumbers(questions: readonly QuestionSource[], complain: Complain): void {
  const numbers = questions.map(({ id }) => id)
  questions.forEach(({ id, at }, index) => {
    const twin = questions[numbers.indexOf(id)]
    if (twin && numbers.indexOf(id) < index) {
      complain(at, `${twin.entry.file} has the number ${id} too. Give one of them another number.`)
    } else if (id < 1 || (id > 1 && !numbers.includes(id - 1))) {
      complain(at, `there is no question ${id - 1}: number the questions 1, 2, 3 and so on.`)
    }
  })
}
