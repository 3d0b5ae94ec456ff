import { expect, it } from 'vitest'
import { leadCreated, responseCompleted } from '../contract/event.ts'
import type { Event } from '../contract/event.ts'
import { answersOf } from '../../tests/support/answer-sets.ts'
import { openingQuestionOf } from '../content/questions/opening-questions.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import { NO_SOURCE } from '../domain/lead/lead-source.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'
import { LEAD } from '../../tests/support/test-app.ts'
import { eventWords, reportIn } from './event-words.ts'
import { MODEL } from '../generated/model.ts'

const AT = '2026-11-20T10:00:00.000Z'

function finished(digits: string) {
  const response = assessmentResponseOf(MODEL, 'session_1', answersOf(digits), LEAD.email)
  return responseCompleted(response, AT)
}

function leadFrom(source: Partial<LeadSource>): Event {
  return leadCreated('key-1', LEAD, { ...NO_SOURCE, utm_medium: 'email', ...source }, AT)
}

it('names a lead and its source, if known: the campaign rather than the site', () => {
  const facts = [
    { label: 'Designation', text: LEAD.designation },
    { label: 'Email', text: LEAD.email },
  ]
  expect(eventWords(leadFrom({}))).toEqual({
    title: `New lead: ${LEAD.name}, ${LEAD.company}`,
    facts,
  })
  const both = { utm_source: 'newsletter', referrer_host: 'partner.example' }
  const source = { label: 'Source', text: 'newsletter' }
  expect(eventWords(leadFrom(both)).facts).toEqual([...facts, source])
  const { facts: ofSite } = eventWords(leadFrom({ referrer_host: 'partner.example' }))
  expect(ofSite.at(-1)).toEqual({ label: 'Source', text: 'partner.example' })
})

it('names a finished assessment by its email, if there is one, and its result', () => {
  const event = finished('333 333 322 333')
  expect(eventWords(event)).toEqual({
    title: `Completed assessment: ${LEAD.email}`,
    facts: [
      { label: 'Result', text: 'Evolving, 2.8 of 5' },
      { label: 'Lowest area', text: 'Coaching & Reinforcement (2.3)' },
      { label: 'In short', text: 'Managers have had only tips or one class on coaching.' },
      { label: 'Ask about Coaching support for managers', text: openingQuestionOf(8, 2) },
    ],
  })
  expect(eventWords(finished('333 333 333 333')).facts.map(({ label }) => label)).toEqual([
    'Result',
    'In short',
    'Ask about Joining go-to-market planning',
  ])
  const unnamed = { ...event, data: { ...event.data, user_email: null } }
  expect(eventWords(unnamed).title).toBe('Completed assessment: no details left')
})

it.each([
  [true, 'known'],
  [false, 'not known: nobody sent the form with this email, or it is in quarantine'],
])('says of a finished assessment whether its lead is known: %j', (isKnown, text) => {
  const event = finished('333 333 333 333')
  const of = (email: string | null) =>
    eventWords({ ...event, data: { ...event.data, user_email: email, has_lead: isKnown } }).facts
  expect(of('ada@engines.example').at(-1)).toEqual({ label: 'Lead', text })
  expect(of(null).map(({ label }) => label)).not.toContain('Lead')
})

it('has a report only for a finished assessment of this version', () => {
  const event = finished('123 451 234 512')
  expect(reportIn(event, '')?.report.answers).toEqual(answersOf('123 451 234 512'))
  const earlier = { ...event, data: { ...event.data, model_version: MODEL.version - 1 } }
  expect(reportIn(earlier, '')).toBeUndefined()
  expect(reportIn(leadFrom({}), '')).toBeUndefined()
})
