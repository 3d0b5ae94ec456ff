import type { PlanRules as ModelRules } from '../domain/assessment/model.ts'
import type { Condition, LineName } from './conditions.ts'
import type { Pages, Question, SectionWords, StageWords } from './shape.ts'

type Section = SectionWords & { key: string; questionIds: readonly number[] }

type Stage = StageWords & StageRange

export type StageRange = { key: string; from: number; to: number }

/** As in the model, with keys for sections and conditions as they are written. */
export type PlanRules = Omit<ModelRules, 'waits'> & {
  waits: readonly { section: string; for: readonly Condition[] }[]
}

export type Site = {
  address: string
  provider: string
  demo: string
  contact: string
  privacy: string
  since: number
  ownDomains: readonly string[]
  refusedDomains: readonly string[]
}

/** What the structure file says, read. */
export type Structure = {
  optionCount: number
  sections: readonly string[]
  stages: readonly StageRange[]
  gapStage: string | undefined
  plan: PlanRules
  sample: readonly number[]
  site: Site
}

export type LineOf = LineName & { text: string }

/** What is said of an answer, as an option from 1. */
export type AnswerText = { option: number; text: string }

export type QuestionOf = Omit<Question, 'working' | 'focus' | 'helps' | 'high' | 'low' | 'but'> & {
  id: number
  high: readonly AnswerText[]
  low: readonly AnswerText[]
  working: readonly LineOf[]
  focus: readonly LineOf[]
  helps: readonly LineOf[]
  but: readonly number[]
}

/** The whole folder, checked. */
export type Assessment = Omit<Structure, 'sections' | 'stages'> & {
  sections: readonly Section[]
  stages: readonly Stage[]
  questions: readonly QuestionOf[]
  pages: Pages
  version: number
}
