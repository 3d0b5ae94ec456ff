import { expect, it } from 'vitest'
import { answersOf } from '../../tests/support/answer-sets.ts'
import { openingQuestionOf } from '../content/questions/opening-questions.ts'
import { finishedEvent, leadEvent } from '../../tests/support/events.ts'
import { LEAD } from '../../tests/support/test-app.ts'
import { eventWords, reportIn } from './event-words.ts'
import { MODEL } from '../generated/model.ts'

const finished = (digits: string) => finishedEvent(answersOf(digits))
const leadFrom = (source: object) => leadEvent({}, { utm_medium: 'email', ...source })

it('names a lead and its source, if known: the campaign rather than the site', () => {
  const lines = [`Designation: ${LEAD.designation}`, `Email: ${LEAD.email}`]
  const title = `New lead: ${LEAD.name}, ${LEAD.company}`
  expect(eventWords(leadFrom({}))).toEqual({ title, lines })
  const both = { utm_source: 'newsletter', referrer_host: 'partner.example' }
  expect(eventWords(leadFrom(both)).lines).toEqual([...lines, 'Source: newsletter'])
  const { lines: ofSite } = eventWords(leadFrom({ referrer_host: 'partner.example' }))
  expect(ofSite.at(-1)).toBe('Source: partner.example')
})

it('names a finished assessment by its email, if there is one, and its result', () => {
  const event = finished('333 333 322 333')
  expect(eventWords(event)).toEqual({
    title: `Completed assessment: ${LEAD.email}`,
    lines: [
      'Result: Evolving, 2.8 of 5',
      'Lowest area: Coaching & Reinforcement (2.3)',
      'In short: Managers have had only tips or one class on coaching.',
      `Ask about Coaching support for managers: ${openingQuestionOf(8, 2)}`,
    ],
  })
  expect(eventWords(finished('333 333 333 333')).lines).toEqual([
    expect.stringMatching(/^Result: /),
    expect.stringMatching(/^In short: /),
    expect.stringMatching(/^Ask about Joining go-to-market planning: /),
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
    eventWords({ ...event, data: { ...event.data, user_email: email, has_lead: isKnown } }).lines
  expect(of('ada@engines.example').at(-1)).toBe(`Lead: ${text}`)
  expect(of(null).join()).not.toContain('Lead:')
})

it('has a report only for a finished assessment of this version', () => {
  const event = finished('123 451 234 512')
  expect(reportIn(event, '')?.report.answers).toEqual(answersOf('123 451 234 512'))
  const earlier = { ...event, data: { ...event.data, model_version: MODEL.version - 1 } }
  expect(reportIn(earlier, '')).toBeUndefined()
  expect(reportIn(leadFrom({}), '')).toBeUndefined()
})
