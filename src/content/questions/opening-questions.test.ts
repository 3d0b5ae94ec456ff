import { expect, it } from 'vitest'
import { openingQuestionOf } from './opening-questions.ts'
import { MODEL } from '../../generated/model.ts'

const ALL = MODEL.questionIds.flatMap((id) =>
  MODEL.options.map((option) => openingQuestionOf(id, option)),
)

it('gives one open question for each answer, each of its own', () => {
  expect(new Set(ALL).size).toBe(60)
  expect(openingQuestionOf(7, 1)).toBe('What happens in a busy quarter?')
  expect(ALL.filter((text) => !/^\p{Lu}[^.!?;]+\?$/u.test(text))).toEqual([])
})
