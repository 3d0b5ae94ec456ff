import { describe, expect, it } from 'vitest'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage-of.ts'
import { answersOfTwelve, manyVectors, randomSets } from './answer-grid.suite.ts'
import type { Twelve } from './answer-grid.suite.ts'
import { STAGE_MEANINGS as COMPILED } from '../generated/stages.ts'
import { MODEL } from '../../model/model.ts'

const STAGE_MEANINGS: Readonly<Record<StageName, { subtitle: string; description: string }>> =
  COMPILED

/** Words of a stage, and how many answers have to bear them out at least. */
const BORNE_OUT: readonly [StageName, RegExp, least: number, (option: number) => boolean][] = [
  ['Ad Hoc', /^Much .* left to each person/, 9, (option) => option <= 2],
  ['Ad Hoc', /At least nine .* at A or B/, 9, (option) => option <= 2],
  ['Foundational', /^Some practices are in place/, 2, (option) => option >= 2],
  ['Foundational', /the rest is case by case/, 3, (option) => option <= 3],
  ['Evolving', /^Several shared practices/, 3, (option) => option >= 3],
  ['Strategic', /^Many practices are shared/, 6, (option) => option >= 3],
  ['Strategic', /several are well developed/, 3, (option) => option >= 4],
  ['Optimized', /^Most practices are near the top/, 7, (option) => option >= 4],
]

const SETS: readonly Twelve[] = [...manyVectors(), ...randomSets(50_000, 11)]

describe('what is said of a stage is true for whoever is in it, or just above it', () => {
  it.each(BORNE_OUT)('%s: %s', (stage, words, least, bearsOut) => {
    const meaning = STAGE_MEANINGS[stage]
    expect(
      [meaning?.subtitle ?? '', meaning?.description ?? ''].filter((text) => words.test(text)),
    ).toHaveLength(1)
    const inStage = SETS.filter(
      (options) =>
        describedStageOf(MODEL, scoreAnswers(MODEL, answersOfTwelve(options)).overall) === stage,
    )
    expect(inStage.length).toBeGreaterThan(500)
    expect(inStage.filter((options) => options.filter(bearsOut).length < least)).toEqual([])
  })
})

it('has two sentences for each stage, and the first says what the score is an average of', () => {
  for (const [stage, { subtitle, description }] of Object.entries(STAGE_MEANINGS)) {
    expect(description).toMatch(
      new RegExp(`^${stage} is an average near [A-E], where [^.]+\\. [^.]+\\.$`),
    )
    expect(subtitle).toMatch(/^[A-Z][^.]+\.$/)
  }
})
