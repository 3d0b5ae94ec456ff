import { expect, it } from 'vitest'
import { movesUp } from './question-defaults.ts'
import { ENGLISH } from './words.ts'

const LONG = 'Somebody looks at it each week and writes down what was found there'

it.each([
  [['Never', 'Each week', 'Each day'], 'Checks: go from “Never” to “Each week”.'],
  [['Never', LONG], `Checks: go from “Never” to “${LONG}”.`],
  [[LONG, `${LONG}, too`], `Checks: next, “${LONG}, too”.`],
])('a step without words of its own, from the first of %j: %s', (texts, action) => {
  const options = texts.map((text) => ({ text, sentence: undefined }))
  const moves = movesUp('Checks', options, { words: ENGLISH, language: 'en' })
  expect(moves['A']).toEqual({ action })
})
