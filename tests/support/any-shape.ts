import fc from 'fast-check'
import { answersInOrder } from '../../src/domain/assessment/answers-in-order.ts'
import { areExact, weightOf } from '../../src/domain/assessment/scoring.ts'
import type { CompleteAnswers } from '../../src/domain/assessment/assessment.ts'
import type { Model, Show } from '../../src/domain/assessment/model.ts'

/** How many questions each section has, how many options each question, and how scores are shown. */
export type Shape = {
  sections: readonly number[]
  options: number
  show?: Show | undefined
  /** In the order of the questions. */
  weights?: readonly number[] | undefined
}

const MAX_QUESTIONS = 200

/** Everything that a folder may have, small ones more often. */
const anyShape: fc.Arbitrary<Shape> = fc.record({
  sections: fc
    .array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 15 })
    .filter((lengths) => lengths.reduce((sum, length) => sum + length, 0) <= MAX_QUESTIONS),
  options: fc.integer({ min: 2, max: 9 }),
  show: fc.constantFrom(undefined, 'from 0', 'percent'),
  weights: fc.option(
    fc.array(fc.integer({ min: 1, max: 10 }), {
      minLength: MAX_QUESTIONS,
      maxLength: MAX_QUESTIONS,
    }),
    { nil: undefined },
  ),
})

/** With a stage for each whole score and a gap below each; in percent with as many stages, and no gap. */
export function modelOf({ sections, options, show, weights }: Shape): Model {
  const ends = sections.map((_, index) => sections.slice(0, index + 1).reduce((a, b) => a + b, 0))
  const count = ends.at(-1) ?? 0
  const names = sections.map((_, index) => `Section ${index + 1}`)
  const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)
  return {
    version: 1,
    questionIds: numbers(count),
    weights: weights && Object.fromEntries(numbers(count).map((id) => [id, weights[id - 1] ?? 1])),
    options: numbers(options),
    sections: sections.map((length, index) => ({
      key: `section-${index + 1}`,
      name: names[index] ?? '',
      questionIds: numbers(length).map((id) => (ends[index] ?? 0) - length + id),
    })),
    stages: numbers(options).map((from) => ({
      name: `Stage ${from}`,
      ...(show === 'percent'
        ? { from: percentOf(from - 1), to: from === options ? 100 : percentOf(from) - 1 }
        : { from, to: from === options ? options : from + 0.9 }),
    })),
    gapStage: 'Stage 1',
    show,
    plan: {
      days: [30, 60, 90],
      startOrder: names.toReversed(),
      lowOption: Math.max(1, options - 3),
      steps: options > 2 ? [{ from: 1, to: 3 }] : [],
      once: count > 1 ? [count] : [],
      together: [],
      waits: [{ waiting: names[1] ?? '', for: [{ id: 1, from: 2 }] }],
    },
  }

  function percentOf(stagesBelow: number): number {
    return Math.ceil((100 * stagesBelow) / options)
  }
}

export function answersIn(model: Model, options: readonly number[]): CompleteAnswers {
  const answers = answersInOrder(
    model,
    model.questionIds.map((id) => options[id - 1] ?? 1),
  )
  if (!answers) throw new Error(`${options.join(' ')} answers not every question`)
  return answers
}

export function sizesOf(model: Model): readonly number[] {
  return model.sections.map(({ questionIds }) =>
    questionIds.reduce((size, id) => size + weightOf(model, id), 0),
  )
}

/** A model of any shape, with answers to it. */
export const anyAnswered: fc.Arbitrary<{ model: Model; answers: CompleteAnswers }> = anyShape
  .filter((shape) => areExact(sizesOf(modelOf(shape)), shape.options))
  .chain((shape) => {
    const model = modelOf(shape)
    const count = model.questionIds.length
    return fc
      .array(fc.integer({ min: 1, max: shape.options }), { minLength: count, maxLength: count })
      .map((options) => ({ model, answers: answersIn(model, options) }))
  })
