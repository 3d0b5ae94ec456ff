import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { assessmentResponseOf } from './assessment-response.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it('computes what is stored from the answers', () => {
  const answers = answersOf('333 344 445 443')
  expect(assessmentResponseOf(MODEL, 'session_1', answers, 'ada@acme.com')).toEqual({
    session_id: 'session_1',
    model_version: MODEL.version,
    overall_score: 44 / 12,
    maturity_stage: 'Strategic',
    section_scores: {
      'Strategic Alignment': 3,
      'Content & Training Delivery': 11 / 3,
      'Coaching & Reinforcement': 13 / 3,
      'Measurement & Optimization': 11 / 3,
    },
    responses: answers,
    user_email: 'ada@acme.com',
  })
})
