import { expect, it } from 'vitest'
import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { openingQuestionOf } from './opening-questions.ts'

const ALL = QUESTION_IDS.flatMap((id) =>
  OPTION_NUMBERS.map((option) => openingQuestionOf(id, option)),
)

it('gives one open question for each answer, each of its own', () => {
  expect(new Set(ALL).size).toBe(60)
  expect(openingQuestionOf(7, 1)).toBe('What happens in a busy quarter?')
  expect(ALL.filter((text) => !/^\p{Lu}[^.!?;]+\?$/u.test(text))).toEqual([])
})
