import type { QuestionId, SectionName } from './assessment.ts'
import type { StageName } from './stage-of.ts'
import type { Condition } from '../report/condition.ts'

/** Who offers the assessment, and what it is called. */
export type Site = {
  /** The address that visitors use; shared links and previews name it. */
  readonly address: string
  /** What the assessment is called. */
  readonly title: string
  readonly provider: string
  /** Email domains of the provider's own people, whose answers stay out of an edition. */
  readonly ownDomains: readonly string[]
  /** Every demo button opens this address in a new tab. Without it there is none. */
  readonly demo?: string
  /** Whether visitors leave their details before the questions. */
  readonly hasForm: boolean
  /** Below every page, with the link to the privacy notice. */
  readonly contact?: { readonly text: string; readonly url: string }
  /** The year since which the provider runs this site, in the line below every page. */
  readonly since?: number
  /** The address of the provider's picture, where the folder has one. */
  readonly logo?: string
  /** The privacy notice. */
  readonly privacy?: { readonly text: string; readonly url: string }
  /** What people may agree to below the lead form's fields, and whether the form is sent without it. */
  readonly consent?: { readonly text: string; readonly isRequired: boolean }
}

/** On which days a step can be due. */
export type WorkingDays = {
  /** Days of the week that are none, from 0, Sunday. */
  readonly weekend: readonly number[]
  /** Days of each year that are none, both ends included, as '12-23'. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[]
}

export type Question = {
  /** What the question is about, to name it where there is no room for its text. */
  readonly topic: string
  readonly text: string
  /** How to understand it, below the text. */
  readonly about?: string
  /** Least to most mature: option n, counted from 1, scores n. */
  readonly options: readonly string[]
  /** What is below each option, where the folder gives them names. */
  readonly sentences?: readonly string[]
}

/** What settles a question, and what raises each answer to it. */
export type QuestionTexts = {
  /** One to three things that people could point at to settle the question. */
  readonly evidence: readonly string[]
  /** By letter: how to go up from each answer; at the top, how to keep or prove it. */
  readonly moves: ByLetter<MoveWithVariants>
  /** What to count in one’s own house before the first step. */
  readonly number?: string
}

/**
 * Whose time a step takes: of each manager for each rep, each manager, one manager, each rep, some reps and so on;
 * `session`: of coaching sessions that take place anyway.
 */
export const TIMED_PEOPLE = [
  ...(['each', 'manager', 'session', 'one', 'rep', 'some', 'leaders', 'others', 'own'] as const),
] as const
export type TimedPeople = (typeof TIMED_PEOPLE)[number]

export type MoveTexts = {
  /** What the answer can look like in the field, and what that costs. None at the top. */
  readonly symptom?: string | undefined
  /** Why it comes first, after “because”. */
  readonly because?: string | undefined
  /** The action in few words, for the head of a report. */
  readonly short?: string | undefined
  /** What one person can finish within 30 days. */
  readonly action: string
  /** The small thing to ask for: who or what that person needs. */
  readonly needs?: string | undefined
  /** What someone could point at afterward. */
  readonly check?: string | undefined
  /** The same as a figure to reach. */
  readonly figure?: string | undefined
  /** Minutes until it is done. */
  readonly time?: Readonly<Partial<Record<TimedPeople, number>>> | undefined
}

/** `variants`: what it says in place of that, where other answers fulfill a condition. */
export type MoveWithVariants = MoveTexts & {
  readonly variants?: readonly (Partial<MoveTexts> & { readonly when: readonly Condition[] })[]
}

/** A sentence of the report that is shown only where `when` holds, of those of one question the first. */
export type Line = {
  readonly text: string
  /** The question whose answer the sentence is about. */
  readonly basedOn: QuestionId
  readonly when: readonly Condition[]
}

/** Every line that a report can have. */
export type Lists = {
  readonly whatsWorking: readonly Line[]
  readonly whereToFocus: readonly Line[]
  readonly helps: readonly Line[]
}

/** A section as the page before the questions shows it. */
export type Area = { readonly title: string; readonly text: string; readonly count: string }

export type StageMeaning = { readonly subtitle: string; readonly description: string }

/** `path` and `address` of the logo: the file, and where the server has it. */
export type Look = {
  readonly color?: string | undefined
  readonly logo?: { readonly path: string; readonly address: string } | undefined
  /** Icons, and the preview of shared links. */
  readonly pictures: readonly { readonly path: string; readonly address: string }[]
}

export type ByLetter<Value> = Readonly<Record<string, Value>>
export type ByQuestion<Value> = Readonly<Record<QuestionId, Value>>
export type BySection<Value> = Readonly<Record<SectionName, Value>>
export type ByStage<Value> = Readonly<Record<StageName, Value>>

/** What the folder says of high and of low answers, and which low ones it sets against a high one. */
export type Tensions = {
  high: readonly Line[]
  low: ByQuestion<ByLetter<string>>
  pairs: ByQuestion<readonly QuestionId[]>
}
