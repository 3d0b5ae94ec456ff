import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from './answer-sets.suite.ts'
import fc from 'fast-check'
import { CURRENT_MODEL, MODEL_VERSION, modelOf, readAnswerSet } from './model.ts'
import { currentScoresOf, outcomesOf, scoreWith } from './model-scores.ts'
import type { Model } from './model.ts'
import { scoreAnswers } from './scoring.ts'
import { STAGES } from './stage.ts'
import { gapOf, stageOf } from './stage-of.ts'

const SIX: Model = {
  version: 1,
  sections: [
    { name: 'Planning', questionCount: 3 },
    { name: 'Doing', questionCount: 3 },
  ],
  stages: [
    { name: 'Early', from: 1, to: 2.5 },
    { name: 'Late', from: 3, to: 5 },
  ],
}

describe('a version of the model', () => {
  it('is found by its number, from 1 to the current one', () => {
    const versions = Array.from({ length: MODEL_VERSION }, (_, place) => place + 1)

    expect(versions.map((version) => modelOf(version)?.version)).toEqual(versions)
    expect(modelOf(MODEL_VERSION)).toBe(CURRENT_MODEL)
  })

  it.each([0, -1, 1.5, Number.NaN, MODEL_VERSION + 1, 99])('is not there for %d', (version) => {
    expect(modelOf(version)).toBeUndefined()
  })

  it('scores by its own sections and ranges', () => {
    expect(scoreWith(SIX, { 1: 5, 2: 4, 3: 4, 4: 1, 5: 2, 6: 1 })).toEqual({
      scores: {
        total: 17,
        overall: 17 / 6,
        sections: [
          { name: 'Planning', total: 13, score: 13 / 3 },
          { name: 'Doing', total: 4, score: 4 / 3 },
        ],
      },
      stage: 'Ad Hoc',
      gap: { below: 'Early', above: 'Late' },
    })
  })

  it('refuses to score answers with a hole', () => {
    expect(() => scoreWith(SIX, { 1: 5, 2: 4, 4: 1, 5: 2, 6: 1 })).toThrow(
      'Question 3 has no answer',
    )
  })

  it('scores the current questions as everything else does', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const scores = scoreAnswers(answers)
        const gap = gapOf(scores.overall)
        const stage = stageOf(scores.overall)
        expect(scoreWith(CURRENT_MODEL, answers)).toEqual({ scores, stage, ...(gap && { gap }) })
        expect(currentScoresOf(answers)).toEqual(scoreWith(CURRENT_MODEL, answers))
      }),
    )
    expect(CURRENT_MODEL.stages).toBe(STAGES)
  })

  it('can give these scores, lowest first, each with its stage', () => {
    expect(outcomesOf(CURRENT_MODEL)).toEqual(
      Array.from({ length: 49 }, (_, more) => (12 + more) / 12).map((overall) => ({
        overall,
        stage: stageOf(overall),
        gap: gapOf(overall),
      })),
    )
    const outcomes = outcomesOf(SIX)
    expect(outcomes.slice(0, 2)).toEqual([
      { overall: 1, stage: 'Early' },
      { overall: 7 / 6, stage: 'Early' },
    ])
    expect(outcomes.slice(11)).toMatchObject([
      { overall: 17 / 6, stage: 'Ad Hoc', gap: { below: 'Early', above: 'Late' } },
      ...Array.from({ length: 13 }, () => ({ stage: 'Late' })),
    ])
    expect(outcomes.at(-1)?.overall).toBe(5)
  })
})

describe('the answers of a version', () => {
  const answers = { 1: 5, 2: 4, 3: 1, 4: 1, 5: 2, 6: 3 }

  it('are read where there is one to each question', () => {
    expect(readAnswerSet(SIX, answers)).toEqual(answers)
    const twelve = answersOf('123 451 234 512')
    expect(readAnswerSet(CURRENT_MODEL, JSON.parse(JSON.stringify(twelve)))).toEqual(twelve)
  })

  it.each([
    ['nothing', null],
    ['a list', [1, 2, 3, 4, 5, 1]],
    ['one too few', { 1: 5, 2: 4, 3: 1, 4: 1, 5: 2 }],
    ['one too many', { ...answers, 7: 1 }],
    ['another key in place of one', { 1: 5, 2: 4, 3: 1, 4: 1, 5: 2, x: 1 }],
    ['an option 0', { ...answers, 5: 0 }],
    ['an option 6', { ...answers, 5: 6 }],
    ['an option as text', { ...answers, 5: '2' }],
    [
      'an inherited answer',
      Object.assign(Object.create({ 6: 2 }), { 1: 5, 2: 4, 3: 1, 4: 1, 5: 2, x: 1 }),
    ],
  ])('are not read from %s', (_, value) => {
    expect(readAnswerSet(SIX, value)).toBeUndefined()
  })
})
