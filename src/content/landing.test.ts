import { expect, it } from 'vitest'
import { oneDecimal } from '../domain/assessment/scoring.ts'
import { reportOf } from '../domain/report/report.ts'
import { SAMPLE_ANSWERS, SAMPLE_FLAG, SAMPLE_STAGE } from './generated/landing.ts'

it('shows on the landing page the stage and the score of the sample report', () => {
  const { stage, scores } = reportOf(SAMPLE_ANSWERS)
  expect(stage).toBe(SAMPLE_STAGE)
  expect(SAMPLE_FLAG).toBe(`Sample: ${oneDecimal(scores.overall)}`)
})
