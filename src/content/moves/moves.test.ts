import { describe, expect, it } from 'vitest'
import { textsOf } from '../questions/question-texts.ts'
import { moveTextOf, symptomOf } from './move-text.ts'

describe('the moves', () => {
  it('are found by the question and by the option they start from', () => {
    expect(moveTextOf(7, 1).action).toBe(textsOf(7).moves['A']?.action)
    expect(moveTextOf(7, 5).check).toBe(textsOf(7).moves['E']?.check)
  })

  it('have a symptom for every answer that can be raised', () => {
    expect(symptomOf(7, 4)).toBe(textsOf(7).moves['D']?.symptom)
    expect(symptomOf(7, 5)).toBeUndefined()
  })
})
