import { describe, expect, it } from 'vitest'
import { ALL_SECTION_SUMS, answersOf, answersWithSums } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from './scoring.ts'
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
          (section, place) =>
            section.total === sums[place] && isNearestDouble(section.score, section.total, 3),
        )
      )
    })
    expect(ALL_SECTION_SUMS).toHaveLength(28_561)
    expect(wrong).toEqual([])
  })
})

/** `score` from 1 to below 8, so it is a whole number of 2^-52. */
function isNearestDouble(score: number, numerator: number, denominator: number): boolean {
  const error = BigInt(score * 2 ** 52) * BigInt(denominator) - BigInt(numerator) * 2n ** 52n
  const spacing = score < 2 ? 1n : score < 4 ? 2n : 4n
  return 2n * (error < 0n ? -error : error) <= spacing * BigInt(denominator)
}
