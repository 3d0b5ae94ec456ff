import { expect, it } from 'vitest'

import { answersOf } from '../../tests/support/answer-sets.ts'
import { MODEL } from '../../tests/support/twelve-by-five.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import { leadCreated, responseCompleted } from './event.ts'

const AT = '2026-11-20T22:13:28.123Z'

it('has these fields of a lead in this order', () => {
  const lead = { email: 'ada@engines.example', name: 'Ada', company: 'Engines', designation: 'VP' }
  const source = {
    ...{ referrer_host: 'www.linkedin.com', utm_campaign: null },
    ...{ utm_medium: 'social', utm_source: 'linkedin' },
  }
  const expected = (consent: string) =>
    `{"type":"lead.created","timestamp":"${AT}","data":{"id":"key-1","name":"Ada",` +
    '"company":"Engines","designation":"VP","email":"ada@engines.example",' +
    '"utm_source":"linkedin","utm_medium":"social","utm_campaign":null,' +
    `"referrer_host":"www.linkedin.com","consent":${consent},"language":"en"}}`

  expect(JSON.stringify(leadCreated('key-1', lead, source, AT))).toBe(expected('null'))
  const context = { consent: 'Write to me.', ...source }
  expect(JSON.stringify(leadCreated('key-1', lead, context, AT))).toBe(expected('"Write to me."'))
})

it('has these fields of a response in this order', () => {
  const response = assessmentResponseOf(MODEL, 'session_1', answersOf('123 451 234 512'), null)

  expect(JSON.stringify(responseCompleted(response, AT))).toBe(
    `{"type":"response.completed","timestamp":"${AT}","data":{"session_id":"session_1",` +
      '"model_version":1,"overall_score":2.75,"maturity_stage":"Evolving",' +
      '"section_scores":{"Strategic Alignment":2,"Content & Training Delivery":3.3333333333333335,' +
      '"Coaching & Reinforcement":3,"Measurement & Optimization":2.6666666666666665},' +
      '"responses":{"1":1,"2":2,"3":3,"4":4,"5":5,' +
      '"6":1,"7":2,"8":3,"9":4,"10":5,"11":1,"12":2},"user_email":null,"day":"2026-11-20",' +
      '"language":"en"}}',
  )
})
