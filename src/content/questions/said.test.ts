import { expect, it } from 'vitest'
import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { SAID } from './said.ts'

it('names for each question one to three different things to point at', () => {
  for (const id of QUESTION_IDS) {
    expect(SAID[id].evidence.length).toBeGreaterThan(0)
    expect(SAID[id].evidence.length).toBeLessThanOrEqual(3)
  }
  const all = QUESTION_IDS.flatMap((id) => SAID[id].evidence)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => !/^[^.;]+[^.;\s]$/.test(text))).toEqual([])
})
