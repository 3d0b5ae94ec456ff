import { DELIVERY_PAGES_PATH } from '../../contract/desk/api.ts'
import type { Event } from '../../contract/event.ts'
import { eventWords, reportIn } from '../event-words.ts'

/** An event with the id of its delivery, by which the desk finds its lead. */
export type OwnerEvent = { id: string; event: Event }

/** Origins for links; `desk` is undefined if it opens only on the owner's machine. */
export type Origins = { site: string; desk: string | undefined }

export type OwnerMail = { subject: string; text: string }

const FOOT =
  'Names and emails are as visitors typed them. You are receiving this because your address is listed in ' +
  'the NOTIFY_EMAILS setting of the server.'

export function ownerMail({ id, event }: OwnerEvent, origins: Origins): OwnerMail {
  const { title, facts } = eventWords(event)
  const text = facts.map(({ label, text: fact }) => `${label}: ${fact}`).join('\n')
  const parts = [title, text, linksOf({ id, event }, origins), '-- ', FOOT]
  return { subject: title, text: `${parts.filter(Boolean).join('\n\n')}\n` }
}

function linksOf({ id, event }: OwnerEvent, { site, desk }: Origins): string {
  const found = reportIn(event, site)
  return [
    ...(desk === undefined ? [] : [`Open this lead: ${desk}${DELIVERY_PAGES_PATH}/${id}`]),
    ...(found ? [`Read the report: ${found.link}`] : []),
  ].join('\n')
}
