import { expect, it } from 'vitest'
import type { WebhookEvent } from '../contract/webhook-event.ts'
import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { MODEL_VERSION } from '../domain/assessment/model.ts'
import { scoreAnswers } from '../domain/assessment/scoring.ts'
import { eventWords } from './event-words.ts'

function finished(digits: string): WebhookEvent {
  const answers = answersOf(digits)
  const { overall, sections } = scoreAnswers(answers)
  return {
    type: 'response.completed',
    timestamp: '2026-11-20T10:00:00.000Z',
    data: {
      session_id: 'session_1765000000000_abcdefgh',
      user_email: 'ada@engines.example',
      responses: answers,
      overall_score: overall,
      section_scores: Object.fromEntries(sections.map(({ name, score }) => [name, score])),
      maturity_stage: 'Evolving',
      model_version: MODEL_VERSION,
    },
  }
}

function weakestIn(digits: string) {
  return eventWords(finished(digits)).facts.find(({ label }) => label === 'Weakest area')?.text
}

it('names the weakest area as the report does: of equal ones its first, of four equal ones none', () => {
  expect(weakestIn('333 333 322 333')).toBe('Coaching & Reinforcement (2.3)')
  expect(weakestIn('333 222 333 222')).toBe('Measurement & Optimization (2.0)')
  expect(weakestIn('333 333 333 333')).toBeUndefined()
})
