import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { MODEL } from '../../generated/model.ts'
import { reportOf } from '../../domain/report/report.ts'
import { withHighestAnswers } from './answer-lines.ts'

it.each([
  ['222 222 111 122', []],
  ['333 222 111 123', []],
  ['332 243 335 123', [9, 5]],
])('where the folder has no lines, only answers above the middle work: %s', (digits, ids) => {
  const lines = withHighestAnswers([], reportOf(MODEL, answersOf(digits)), [[], []])
  expect(lines.map(({ answer }) => answer.id)).toEqual(ids)
})
