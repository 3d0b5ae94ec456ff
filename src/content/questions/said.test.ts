import { expect, it } from 'vitest'
import { saidOf } from './said.ts'
import { MODEL } from '../../model/model.ts'

it('names for each question one to three different things to point at', () => {
  for (const id of MODEL.questionIds) {
    expect(saidOf(id).evidence.length).toBeGreaterThan(0)
    expect(saidOf(id).evidence.length).toBeLessThanOrEqual(3)
  }
  const all = MODEL.questionIds.flatMap((id) => saidOf(id).evidence)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => !/^[^.;]+[^.;\s]$/.test(text))).toEqual([])
})
