import { DELIVERY_PAGES_PATH } from '../../contract/desk.ts'
import type { WebhookEvent } from '../../contract/webhook-event.ts'
import { countsOf, currentAnswersIn, eventWords, reportLinkOf } from '../event-words.ts'

/** An event with the id of its delivery, by which the desk finds its lead. */
export type OwnerEvent = { id: string; event: WebhookEvent }

/** Origins for links; `desk` is undefined if it opens only on the owner's machine. */
export type Origins = { site: string; desk: string | undefined }

export type OwnerMail = { subject: string; text: string }

const FOOT =
  'Names and emails are as visitors typed them. You are receiving this because your address is listed in ' +
  'the NOTIFY_EMAILS setting of the server.'

/** About one event, or a list of several with the newest last. */
export function ownerMail(
  events: readonly [OwnerEvent, ...OwnerEvent[]],
  origins: Origins,
): OwnerMail {
  if (events.length > 1) return listOf(events, origins)
  const [{ event }] = events
  const { title, facts } = eventWords(event)
  const text = facts.map(factLine).join('\n')
  return { subject: title, text: textOf([title, text, linksOf(events[0], origins)]) }
}

function listOf(events: readonly OwnerEvent[], origins: Origins): OwnerMail {
  const counts = countsOf(events.map(({ event }) => event))
  const entries = events.map((each) => {
    const { title, facts } = eventWords(each.event)
    return [title, facts.map(factLine).join(' · '), linksOf(each, origins)]
      .filter(Boolean)
      .join('\n')
  })
  const reason = 'More than ten were waiting, so this email covers them all.'
  return { subject: counts, text: textOf([counts, reason, ...entries]) }
}

function linksOf({ id, event }: OwnerEvent, { site, desk }: Origins): string {
  const answers = currentAnswersIn(event)
  return [
    ...(desk === undefined ? [] : [`Open this lead: ${desk}${DELIVERY_PAGES_PATH}/${id}`]),
    ...(answers ? [`Read the report: ${reportLinkOf(site, answers)}`] : []),
  ].join('\n')
}

function textOf(parts: readonly string[]): string {
  return `${[...parts.filter(Boolean), '-- ', FOOT].join('\n\n')}\n`
}

function factLine({ label, text }: { label: string; text: string }): string {
  return `${label}: ${text}`
}
