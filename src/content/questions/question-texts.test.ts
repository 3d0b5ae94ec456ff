import { expect, it } from 'vitest'
import { textsOf } from './question-texts.ts'
import { MODEL } from '../../generated/model.ts'

it('names for each question one to three different things to point at', () => {
  for (const id of MODEL.questionIds) {
    expect(textsOf(id).evidence.length).toBeGreaterThan(0)
    expect(textsOf(id).evidence.length).toBeLessThanOrEqual(3)
  }
  const all = MODEL.questionIds.flatMap((id) => textsOf(id).evidence)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => !/^[^.;]+[^.;\s]$/.test(text))).toEqual([])
})
