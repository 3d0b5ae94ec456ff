import { isOptionNumber, SECTIONS } from './assessment.ts'
import type { OptionNumber } from './assessment.ts'
import RECORDED from './model-versions.json' with { type: 'json' }
import { STAGES } from './stage.ts'
import type { StageRange } from './stage.ts'
import { isRecord } from '../record.ts'

/**
 * Questions, options and scoring together. Rows and report codes name the version that they were
 * made with. The product knows the scoring of earlier versions, but not their words.
 */
export type Model = {
  version: number
  /** The questions are numbered from 1, section by section. */
  sections: readonly { name: string; questionCount: number }[]
  stages: readonly StageRange[]
}

/** Answers to any version of the questions: question number to option. */
export type AnswerSet = { readonly [question: number]: OptionNumber }

/** `npm run model:version` records the next one. */
export const MODEL_VERSION = RECORDED.length

export const CURRENT_MODEL: Model = {
  version: MODEL_VERSION,
  sections: SECTIONS.map(({ name, questionIds }) => ({ name, questionCount: questionIds.length })),
  stages: STAGES,
}

/** Oldest first. */
export const MODELS: readonly Model[] = [...RECORDED.slice(0, MODEL_VERSION - 1), CURRENT_MODEL]

/** `undefined` for a version that is not recorded: a newer one, or a number made up. */
export function modelOf(version: number): Model | undefined {
  return MODELS.find((model) => model.version === version)
}

export function questionCountOf({ sections }: Model): number {
  return sections.reduce((count, { questionCount }) => count + questionCount, 0)
}

/** An answer to every question of the model and to no other; anything else is `undefined`. */
export function readAnswerSet(model: Model, value: unknown): AnswerSet | undefined {
  if (!isRecord(value)) return undefined
  const given = new Map(Object.entries(value))
  const ids = questionIdsOf(model)
  const answers = ids.flatMap((id) => {
    const option = given.get(String(id))
    return isOptionNumber(option) ? [[id, option] as const] : []
  })
  const isWhole = given.size === ids.length && answers.length === ids.length
  return isWhole ? Object.fromEntries(answers) : undefined
}

export function questionIdsOf(model: Model): number[] {
  return Array.from({ length: questionCountOf(model) }, (_, place) => place + 1)
}
