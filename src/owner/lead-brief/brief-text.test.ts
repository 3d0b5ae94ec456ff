import { expect, it } from 'vitest'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import type { LeadHistory, StoredLead } from '../../store/owner/owner-store.ts'
import { storedResponse } from '../answers.suite.ts'
import { briefText } from './brief-text.ts'

const LEAD: StoredLead = {
  ...{ id: 3, name: 'Ada\u001B[2J', company: 'Engines', designation: 'Head' },
  ...{ email: 'ada@engines.example', createdAt: new Date('2026-11-19T10:00:00.000Z') },
  quarantine: undefined,
  ...NO_SOURCE,
}
const CREATED = { createdAt: new Date('2026-11-20T10:05:00.000Z') }
const RESPONSE = storedResponse('222 334 455 155', CREATED)

function linesOf(history: Partial<LeadHistory>): string[] {
  return briefText({ leads: [LEAD], responses: [], ...history }).split('\n')
}

it('says who it is, and that nothing is finished yet', () => {
  expect(linesOf({})).toEqual([
    'Ada\uFFFD[2J, Head',
    'Engines · ada@engines.example',
    '',
    'Sent the form once, on 2026-11-19 10:00',
    'Has not finished the questions yet: there are no scores.',
    '',
  ])
})

it('tells stage, gap, next stage, scores and weakest answers', () => {
  const lines = linesOf({ responses: [RESPONSE] })

  expect(lines).toContain('Finished the questions once, on 2026-11-20 10:05')
  expect(lines).toContain('Stage       Ad Hoc, 3.4 of 5, between Evolving and Strategic')
  expect(lines).toContain('Next stage  Strategic, 1 point away (one answer up one level)')
  expect(lines).toContain(`  Strategic Alignment          2.0  ${'█'.repeat(10)}`)
  const weakest = lines.slice(lines.indexOf('Weakest answers') + 1)
  expect(weakest[0]).toMatch(/^ {2}1\. .*\? \(question 10, Measurement & Optimization\)$/)
  expect(weakest[1]).toMatch(/^ {5}A {2}\w/)
  expect(weakest[2]).toMatch(/\(question 1, Strategic Alignment\)$/)
  expect(weakest[3]).toMatch(/^ {5}B {2}\w/)
})

it('tells how often they came, each run with its score, and a suspicion', () => {
  const earlier = { ...LEAD, createdAt: new Date('2026-10-01T08:00:00.000Z') }
  const runs = Array.from({ length: 12 }, () => RESPONSE)
  const lines = linesOf({ leads: [{ ...LEAD, quarantine: 'burst' }, earlier], responses: runs })

  expect(lines).toContain('Kept apart as suspicious: burst')
  expect(lines).toContain('Sent the form 2 times, first 2026-10-01 08:00, last 2026-11-19 10:00')
  expect(lines).toContain('Finished the questions 12 times, last 2026-11-20 10:05')
  expect(lines.filter((line) => line === '  2026-11-20 10:05  3.4  Ad Hoc')).toHaveLength(10)
  expect(lines).toContain('  and 2 earlier')
})

it('keeps the scores of another version of the questions, and quotes none', () => {
  const other = storedResponse('222 334 455 155', {
    ...{ modelVersion: 99, maturityStage: 'Wise', sectionScores: { Planning: 2.5 } },
    answers: undefined,
  })
  const lines = linesOf({ responses: [other] })

  expect(lines).toContain('Stage       Wise, 3.4 of 5')
  expect(lines).toContain(`  Planning                     2.5  ${'█'.repeat(12)}▌`)
  expect(lines).toContain(
    `These answers are to version 99 of the questions; now it is version ${MODEL_VERSION}. ` +
      'Stage and scores are as stored, and no answer is quoted.',
  )
  expect(lines.join()).not.toMatch(/Weakest|Next stage/)
})

it('says where to look when the answers cannot be read', () => {
  const damaged = storedResponse('222 334 455 155', { responses: {}, answers: undefined })

  expect(linesOf({ responses: [damaged] })).toContain(
    'The answers cannot be read: see owner verify.',
  )
})

it('knows the top', () => {
  const top = storedResponse('555 555 555 555', CREATED)

  expect(linesOf({ responses: [top] })).toContain('Next stage  none, this is the highest')
  expect(linesOf({ responses: [top] })).not.toContain('Weakest answers')
})
