import type { Condition, LineName } from './conditions.ts'
import type { Pages, Question, SectionWords, StageWords } from './shape.ts'

type Section = SectionWords & { key: string; questionIds: readonly number[] }

type Stage = StageWords & StageRange

export type StageRange = { key: string; from: number; to: number }

/** How the plan of the next days is made. Options count from 1; sections and stages are keys. */
export type PlanRules = {
  days: readonly number[]
  startOrder: readonly string[]
  lowOption: number
  /** `question`: of this one only. */
  steps: readonly { question: number | undefined; from: number; to: number }[]
  once: readonly number[]
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
export type Model = {
  optionCount: number
  sections: readonly string[]
  stages: readonly StageRange[]
  gapStage: string | undefined
  plan: PlanRules
  sample: readonly number[]
  site: Site
}

/** `reason`: the part of the text that is a sentence by itself. */
export type LineOf = LineName & { text: string; reason?: string }

export type QuestionOf = Omit<Question, 'working' | 'focus' | 'helps' | 'but'> & {
  id: number
  working: readonly LineOf[]
  focus: readonly LineOf[]
  helps: readonly LineOf[]
  but: readonly number[]
}

/** The whole folder, checked. */
export type Assessment = Omit<Model, 'sections' | 'stages'> & {
  sections: readonly Section[]
  stages: readonly Stage[]
  questions: readonly QuestionOf[]
  pages: Pages
  version: number
}
