import { DELIVERY_PAGES_PATH } from '../../contract/desk/api.ts'
import type { Event } from '../../contract/event.ts'
import { eventWords, reportIn } from '../event-words.ts'

const FOOT =
  'Names and emails are as visitors typed them. You are receiving this because your address is listed in ' +
  'the NOTIFY_EMAILS setting of the server.'

/** `id`: of the delivery, by which the desk finds the lead. `desk`: undefined if it opens only on the owner's machine. */
export function ownerMail(id: string, event: Event, site: string, desk: string | undefined) {
  const { title, lines } = eventWords(event)
  const report = reportIn(event, site)
  const links = [
    ...(desk === undefined ? [] : [`Open this lead: ${desk}${DELIVERY_PAGES_PATH}/${id}`]),
    ...(report ? [`Read the report: ${report.link}`] : []),
  ]
  const parts = [title, lines.join('\n'), links.join('\n'), '-- ', FOOT]
  return { subject: title, text: `${parts.filter(Boolean).join('\n\n')}\n` }
}
