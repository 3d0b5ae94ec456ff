import { isOptionNumber, SECTIONS, TOP_OPTION } from './assessment.ts'
import type { OptionNumber } from './assessment.ts'
import RECORDED from './model-versions.json' with { type: 'json' }
import { scoreSections, totalDivisorOf } from './scoring.ts'
import type { Scores } from './scoring.ts'
import { gapAround, stageAround, STAGES } from './stage.ts'
import type { Gap, StageRange } from './stage.ts'
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

export type ModelScores = { scores: Scores<string>; stage: string; gap?: Gap<string> }

/** `npm run model:version` records the next one. */
export const MODEL_VERSION = RECORDED.length

export const CURRENT_MODEL: Model = {
  version: MODEL_VERSION,
  sections: SECTIONS.map(({ name, questionIds }) => ({ name, questionCount: questionIds.length })),
  stages: STAGES,
}

/** Oldest first. */
export const MODELS: readonly Model[] = [...RECORDED.slice(0, -1), CURRENT_MODEL]

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

/** Score and stage by the rules of the model's own version. */
export function scoreWith(model: Model, answers: AnswerSet): ModelScores {
  const options = questionIdsOf(model).map((id) => optionOf(answers, id))
  const scores = scoreSections(
    model.sections.map(({ name, questionCount }) => ({
      name,
      options: options.splice(0, questionCount),
    })),
  )
  const gap = gapAround(model.stages, scores.overall)
  return { scores, stage: stageIn(model, scores.overall), ...(gap && { gap }) }
}

/** Every overall score that the model can give, lowest first, with its stage. */
export function outcomesOf(model: Model): { overall: number; stage: string }[] {
  const divisor = totalDivisorOf(model.sections.map(({ questionCount }) => questionCount))
  return Array.from({ length: (TOP_OPTION - 1) * divisor + 1 }, (_, more) => {
    const overall = (divisor + more) / divisor
    return { overall, stage: stageIn(model, overall) }
  })
}

function stageIn({ stages }: Model, overall: number): string {
  return stageAround(stages, overall) ?? 'Ad Hoc'
}

function questionIdsOf(model: Model): number[] {
  return Array.from({ length: questionCountOf(model) }, (_, place) => place + 1)
}

function optionOf(answers: AnswerSet, id: number): OptionNumber {
  const option = answers[id]
  if (option === undefined) throw new Error(`Question ${id} has no answer`)
  return option
}
