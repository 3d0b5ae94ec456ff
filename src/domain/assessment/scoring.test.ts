import { describe, expect, it } from 'vitest'
import { ALL_SECTION_SUMS, answersOf, answersWithSums } from '../../../tests/support/answer-sets.ts'
import { oneDecimal, scoreAnswers } from './scoring.ts'
import { stageOf } from './stage-of.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

describe('scoreAnswers', () => {
  it('averages three answers to a section and twelve to the overall score', () => {
    expect(scoreAnswers(MODEL, answersOf('123 345 554 111'))).toEqual({
      total: 35,
      overall: 35 / 12,
      sections: [
        { name: 'Strategic Alignment', total: 6, score: 2 },
        { name: 'Content & Training Delivery', total: 12, score: 4 },
        { name: 'Coaching & Reinforcement', total: 14, score: 14 / 3 },
        { name: 'Measurement & Optimization', total: 3, score: 1 },
      ],
    })
  })

  it('gives the double nearest to the exact fraction for every vector of section sums', () => {
    const wrong = ALL_SECTION_SUMS.filter((sums) => {
      const { total, overall, sections } = scoreAnswers(MODEL, answersWithSums(sums, 0))
      const exactTotal = sums[0] + sums[1] + sums[2] + sums[3]
      return !(
        total === exactTotal &&
        isNearestDouble(overall, exactTotal, 12) &&
        sections.every(
          (section, index) =>
            section.total === sums[index] && isNearestDouble(section.score, section.total, 3),
        )
      )
    })
    expect(ALL_SECTION_SUMS).toHaveLength(28_561)
    expect(wrong).toEqual([])
  })

  it('reaches the stage of the exact fraction for every vector of section sums', () => {
    const wrong = ALL_SECTION_SUMS.filter((sums) => {
      const total = sums[0] + sums[1] + sums[2] + sums[3]
      return (
        stageOf(MODEL, scoreAnswers(MODEL, answersWithSums(sums, 1)).overall) !== exactStage(total)
      )
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [[3, 9, 14, 4], 2.5, 'Foundational'],
    [[3, 13, 15, 11], 3.5, 'Strategic'],
  ] as const)('keeps section sums %j on the bound %d', (sums, overall, stage) => {
    const scores = scoreAnswers(MODEL, answersWithSums(sums, 0))

    const averaged = scores.sections.reduce((sum, { score }) => sum + score, 0) / 4
    expect(averaged, 'averaging averages misses this bound').not.toBe(overall)
    expect(scores.overall).toBe(overall)
    expect(stageOf(MODEL, scores.overall)).toBe(stage)
  })

  it.each([
    [18, 1.5, 'Ad Hoc'],
    [30, 2.5, 'Foundational'],
    [42, 3.5, 'Strategic'],
  ])('puts total %i at %d, %s, however it splits', (total, overall, stage) => {
    const splits = ALL_SECTION_SUMS.filter(([a, b, c, d]) => a + b + c + d === total)
    const results = splits.map((sums) => scoreAnswers(MODEL, answersWithSums(sums, 0)).overall)

    expect(splits.length).toBeGreaterThan(80)
    expect(new Set(results)).toEqual(new Set([overall]))
    expect(stageOf(MODEL, overall)).toBe(stage)
  })

  it.each([
    ['111 111 111 111', 'Ad Hoc'],
    ['133 334 445 444', 'Strategic'],
    ['455 445 444 444', 'Ad Hoc'], // 4.25 lies between Strategic and Optimized
    ['555 555 555 555', 'Optimized'],
  ])('puts %s at stage %s', (digits, stage) => {
    expect(stageOf(MODEL, scoreAnswers(MODEL, answersOf(digits)).overall)).toBe(stage)
  })
})

describe('oneDecimal', () => {
  it.each([
    [1, '1.0'],
    [4 / 3, '1.3'],
    [5 / 3, '1.7'],
    [4.25, '4.3'],
    [1.25, '1.3'],
    [51 / 12, '4.3'],
    [5, '5.0'],
  ])('shows %d as %s', (score, shown) => {
    expect(oneDecimal(score)).toBe(shown)
  })
})

/** `score` from 1 to below 8, so it is a whole number of 2^-52. */
function isNearestDouble(score: number, numerator: number, denominator: number): boolean {
  const error = BigInt(score * 2 ** 52) * BigInt(denominator) - BigInt(numerator) * 2n ** 52n
  const spacing = score < 2 ? 1n : score < 4 ? 2n : 4n
  return 2n * (error < 0n ? -error : error) <= spacing * BigInt(denominator)
}

/** from <= total / 12 <= to, without a division: the bounds have one decimal. */
function exactStage(total: number): string {
  const tenths = (bound: number) => Math.round(bound * 10) * 12
  const stage = MODEL.stages.find(
    ({ from, to }) => tenths(from) <= total * 10 && total * 10 <= tenths(to),
  )
  return stage?.name ?? 'Ad Hoc'
}
