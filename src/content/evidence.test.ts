import { expect, it } from 'vitest'
import { QUESTION_IDS } from '../domain/assessment/assessment.ts'
import { EVIDENCE } from './evidence.ts'

it('names for each question one to three different things to point at', () => {
  for (const id of QUESTION_IDS) {
    expect(EVIDENCE[id].length).toBeGreaterThan(0)
    expect(EVIDENCE[id].length).toBeLessThanOrEqual(3)
  }
  const all = QUESTION_IDS.flatMap((id) => EVIDENCE[id])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => !/^[^.;]+[^.;\s]$/.test(text))).toEqual([])
})
