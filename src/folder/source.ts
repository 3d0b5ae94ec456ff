import type { Entry, Path } from './entry.ts'
import type { Mistake } from './mistake.ts'
import type { PagesFile, SectionWords, StageWords, StructureFile } from './shape.ts'

/** An assessment as it is written, in one file or in a folder. */
export type Source = {
  /** As one file has it: the files of a folder are put together. Each part keeps its own place. */
  tree: Entry
  /** The tag of the language that its words are in. */
  language: string
  /** All that it is served in, the first one first. */
  languages: readonly [string, ...string[]]
  structure: StructureFile
  /** In the order of their numbers. */
  questions: readonly QuestionSource[]
  isOneFile: boolean
  /** Found while reading; the checks add theirs. */
  mistakes: Mistake[]
  /** For a structure without mistakes, which says of what there are words. Adds to `mistakes`. */
  readWords: () => SourceWords | undefined
}

/** `at`: its path in the tree. `name`: by which texts name it, if it has one. */
export type QuestionSource = { id: number; at: Path; entry: Entry; name: string | undefined }

/** Those of sections and stages by their keys. */
export type SourceWords = {
  pages: PagesFile
  sections: Readonly<Record<string, SectionWords>>
  stages: Readonly<Record<string, StageWords>>
}
