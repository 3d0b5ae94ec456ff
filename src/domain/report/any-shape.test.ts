import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { triesOf } from '../../../tests/support/answer-sets.ts'
import { anyAnswered, answersIn, modelOf, sizesOf } from '../../../tests/support/any-shape.ts'
import type { Shape } from '../../../tests/support/any-shape.ts'
import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { weightOf } from '../assessment/scoring.ts'
import { shownScore, shownText } from '../assessment/shown-score.ts'
import { reportCodeOf } from './report-code.ts'
import { readReportCode } from './read-report-code.ts'
import { reportOf } from './report.ts'

const RUNS = { numRuns: triesOf(1000) }

/** The mean of the sections, whose answers have weights, as a fraction of whole numbers. */
function exactMean(model: Model, answers: CompleteAnswers) {
  const sizes = sizesOf(model).map(BigInt)
  const product = sizes.reduce((all, size) => all * size, 1n)
  const sum = model.sections.reduce((all, { questionIds }, index) => {
    const total = questionIds.reduce(
      (points, id) => points + weightOf(model, id) * answerTo(answers, id),
      0,
    )
    return all + (BigInt(total) * product) / (sizes[index] ?? 1n)
  }, 0n)
  return { sum, of: product * BigInt(sizes.length) }
}

function halfUp(sum: bigint, of: bigint): number {
  return Number((2n * sum + of) / (2n * of))
}

describe('an assessment of any shape', () => {
  it('shows the exact mean of its sections, rounded half up, and has the stage of it', () => {
    fc.assert(
      fc.property(anyAnswered, ({ model, answers }) => {
        const { scores, stage } = reportOf(model, answers)
        const { sum, of } = exactMean(model, answers)
        const isPercent = model.show === 'percent'
        const figure = isPercent
          ? halfUp(100n * (sum - of), of * BigInt(model.options.length - 1))
          : halfUp(10n * (model.show ? sum - of : sum), of) / 10
        expect(shownScore(model, scores.overall)).toBe(figure)
        const around = model.stages.find(({ from, to }) =>
          isPercent
            ? from <= figure && figure <= to
            : BigInt(from) * of <= sum && 10n * sum <= BigInt(Math.round(10 * to)) * of,
        )
        expect(stage).toBe((around ?? model.stages[0])?.name)
      }),
      RUNS,
    )
  })

  it('has a plan of three steps or more, each up or from the top, that leads to a stage above', () => {
    fc.assert(
      fc.property(anyAnswered, ({ model, answers }) => {
        const { plan, stage } = reportOf(model, answers)
        const steps = [...plan.first, ...plan.later]
        for (const { from, to, points } of steps) {
          expect(points).toBe(to - from)
          expect(to > from || from === model.options.length).toBe(true)
        }
        expect(plan.nextStage === undefined).toBe(stage === model.stages.at(-1)?.name)
        expect(steps.length <= model.questionIds.length * model.options.length).toBe(true)
      }),
      RUNS,
    )
  })

  it('has codes that are read back', () => {
    fc.assert(
      fc.property(anyAnswered, ({ model, answers }) => {
        const read = readReportCode(model, reportCodeOf(model, answers))
        expect(read).toEqual({ ok: true, value: answers })
      }),
      RUNS,
    )
  })
})

const TWELVE_BY_FIVE: Shape = { sections: [3, 3, 3, 3], options: 5 }

describe('a code', () => {
  it.each<[Shape, number]>([
    [TWELVE_BY_FIVE, 8],
    [{ sections: [5, 4, 4], options: 5 }, 12],
    [{ sections: [4, 4, 4, 4, 4], options: 4 }, 16],
    [{ sections: Array.from({ length: 10 }, () => 20), options: 9 }, 136],
  ])('of %j has %i symbols', (shape, length) => {
    const model = modelOf(shape)
    const code = reportCodeOf(model, answersIn(model, []))
    expect(code.replaceAll('-', '')).toHaveLength(length)
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/)
  })

  it('is long from version 16 on, and the one of another version is told as such', () => {
    const old = modelOf(TWELVE_BY_FIVE)
    const model = { ...old, version: 16 }
    const answers = answersIn(model, [5, 4, 3, 2, 1])
    const code = reportCodeOf(model, answers)
    expect(code).toHaveLength(14)
    expect(readReportCode(model, code)).toEqual({ ok: true, value: answers })
    expect(readReportCode(old, code)).toEqual({ ok: false, error: 'other-version' })
    expect(readReportCode(model, reportCodeOf(old, answers))).toEqual({
      ok: false,
      error: 'other-version',
    })
  })

  it('that is long shows every other symbol in every place, and every exchange of neighbors', () => {
    const model = modelOf({ sections: [4, 4, 4, 4, 4], options: 4 })
    const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    const options = Array.from({ length: 20 }, (_, index) => 1 + ((index * 7) % 4))
    const code = reportCodeOf(model, answersIn(model, options)).replaceAll('-', '')
    const changed = [...code].flatMap((symbol, index) =>
      [...symbols]
        .filter((other) => other !== symbol)
        .map((other) => code.slice(0, index) + other + code.slice(index + 1)),
    )
    const swapped = [...code]
      .map(
        (symbol, index) =>
          code.slice(0, index) + (code[index + 1] ?? '') + symbol + code.slice(index + 2),
      )
      .filter((other) => other.length === code.length && other !== code)
    const accepted = [...changed, ...swapped].filter((other) => readReportCode(model, other).ok)
    expect([changed.length, accepted]).toEqual([16 * 31, []])
  })
})

it('rounds half up where the binary fraction is below the half', () => {
  expect(shownText({ options: [1, 2], show: 'percent' }, 41 / 40)).toBe('3%')
})
