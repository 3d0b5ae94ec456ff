import type { Identity, PlanRules, Show } from '../domain/assessment/model.ts'
import type { MoveWithVariants, WorkingDays } from '../domain/assessment/texts.ts'
import type { Condition } from '../domain/report/condition.ts'
import type { Pages, Question, SectionWords, StageWords, StructureFile } from './shape.ts'

type Section = SectionWords & { key: string; questionIds: readonly number[] }

type Stage = StageWords & StageRange

/** Both ends as they are written, in the figures that are shown. */
export type StageRange = { key: string; from: number; to: number }

export type Site = Pick<
  StructureFile['site'],
  'address' | 'provider' | 'demo' | 'contact' | 'privacy' | 'color'
> & {
  since: number | undefined
  /** The path of a picture, from the folder. */
  logo: string | undefined
  /** Paths of pictures that the folder has under names of their own, from the folder. */
  pictures: readonly string[]
  ownDomains: readonly string[]
  refusedDomains: readonly string[]
}

/** What the structure file says, read. */
export type Structure = {
  optionCount: number
  show: Show | undefined
  sections: readonly string[]
  stages: readonly StageRange[]
  gapStage: string | undefined
  /** With keys of sections in place of their names. */
  plan: PlanRules
  workingDays: WorkingDays
  sample: readonly number[]
  repsPerManager: number
  /** That the questions take, where it is said. */
  minutes: number | undefined
  site: Site
}

/** When it is said: the first condition is on the question that it belongs to. */
export type LineOf<Value> = { when: readonly [Condition, ...Condition[]]; value: Value }

/** What is said of an answer, as an option from 1. */
export type AnswerText = { option: number; text: string }

type Read =
  | ('topic' | 'ask' | 'weight' | 'options' | 'evidence' | 'moves' | 'opening')
  | ('working' | 'focus' | 'helps' | 'high' | 'low' | 'but')

export type QuestionOf = Omit<Question, Read> & {
  id: number
  topic: string
  ask: string
  /** The one of the two that the folder has; of both, what is asked. */
  written: string
  /** How often it counts in its section. */
  weight: number
  options: readonly OptionWords[]
  evidence: readonly string[]
  /** By letter, as the openings. */
  moves: Readonly<Record<string, MoveWithVariants>>
  opening: Readonly<Record<string, string>>
  working: readonly LineOf<string>[]
  focus: readonly LineOf<string>[]
  helps: readonly LineOf<string>[]
  high: readonly LineOf<string>[]
  low: readonly AnswerText[]
  but: readonly number[]
}

/** `sentence`: what is below the text where the folder gives an option a name. */
export type OptionWords = { text: string; sentence: string | undefined }

/** The whole folder, checked. */
export type Assessment = Omit<Structure, 'sections' | 'stages'> & {
  /** The tag of the language that its words are in. */
  language: string
  /** All that it is served in, the first one first. */
  languages: readonly string[]
  sections: readonly Section[]
  stages: readonly Stage[]
  questions: readonly QuestionOf[]
  /** With every word of the product. */
  pages: Pages
  version: number
  identity: Identity
}
