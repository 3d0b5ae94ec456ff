import type { WebhookEvent } from '../contract/webhook-event.ts'
import { TOP_OPTION } from '../domain/assessment/assessment.ts'
import { oneDecimal } from '../domain/assessment/scoring.ts'

type Fact = { label: string; text: string }

/** An event in the words of a chat or of a mail to the owner. Names and emails are what visitors typed. */
export function eventWords(event: WebhookEvent): { title: string; facts: readonly Fact[] } {
  if (event.type === 'lead.created') {
    const { name, company, designation, email, utm_source, referrer_host } = event.data
    const source = utm_source ?? referrer_host
    return {
      title: `New lead: ${name}, ${company}`,
      facts: [
        { label: 'Designation', text: designation },
        { label: 'Email', text: email },
        ...(source === null ? [] : [{ label: 'Source', text: source }]),
      ],
    }
  }
  const { overall_score, maturity_stage, section_scores, user_email } = event.data
  const [weakest] = Object.entries(section_scores).toSorted(([, a], [, b]) => a - b)
  return {
    title: `Finished assessment: ${user_email ?? 'no details left'}`,
    facts: [
      { label: 'Result', text: `${maturity_stage}, ${oneDecimal(overall_score)} of ${TOP_OPTION}` },
      ...(weakest
        ? [{ label: 'Weakest area', text: `${weakest[0]} (${oneDecimal(weakest[1])})` }]
        : []),
    ],
  }
}

/** Written by `outboxEventOf`. */
export function eventIn(payload: string): WebhookEvent {
  const event: WebhookEvent = JSON.parse(payload)
  return event
}
