import { expect, it } from 'vitest'
import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { openingQuestionOf } from './opening-questions.ts'
import { JARGON, PROMISES, STIFF, SYNONYMS, VENDORS } from '../wording/word-lists.suite.ts'
import { bannedIn, isOutside, overlappingPairs, wordsOf } from '../wording/wording.suite.ts'

const ALL = QUESTION_IDS.flatMap((id) =>
  OPTION_NUMBERS.map((option) => openingQuestionOf(id, option)),
)

it('gives one open question for each answer', () => {
  expect(ALL).toHaveLength(60)
  expect(openingQuestionOf(7, 1)).toBe('What happens in a busy quarter?')
  expect(ALL.filter((text) => !/^\p{Lu}[^.!?;]+\?$/u.test(text))).toEqual([])
  expect(ALL.filter((text) => isOutside(wordsOf(text).length, 6, 16))).toEqual([])
})

it('asks, with no yes or no for an answer', () => {
  expect(ALL.filter((text) => /^(?:Do|Does|Did|Is|Are|Was|Were|Have|Has|Can) /.test(text))).toEqual(
    [],
  )
})

it('asks nothing twice, in plain words and with no product or promise', () => {
  expect(ALL.flatMap((text, place) => overlappingPairs([text], ALL.slice(place + 1), 0.6))).toEqual(
    [],
  )
  expect(bannedIn(ALL, [...JARGON, ...VENDORS, ...SYNONYMS, ...PROMISES, ...STIFF])).toEqual([])
})
