import { planCalendar } from '../../content/report/plan-calendar.ts'
import { isMailable } from '../../domain/lead/mailable.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { CopyAsked, WebhookEvent } from '../../contract/webhook-event.ts'
import { currentAnswersIn, eventIn, reportLinkOf } from '../event-words.ts'
import type { Events, NotTaken, Post } from '../post.ts'
import type { MailConfig } from './config.ts'
import { copyText, copyWords } from './copy-words.ts'
import type { CopyWords } from './copy-words.ts'
import { mailOf } from './mail.ts'
import { ownerMail } from './owner-mail.ts'
import { notTakenOf } from './transport.ts'
import type { SendMail } from './transport.ts'

/** Events of which some addresses have the mail and others do not yet. */
const MOST_DIVIDED = 10_000

/**
 * To the owner's people. Where the server puts off some of the addresses, only those are tried again.
 * `onRefused`: it never will take a mail for so many of them.
 */
export function createOwnerMailPost(
  { from, notify, deskOrigin }: MailConfig,
  siteOrigin: string,
  send: SendMail,
  onRefused: (count: number) => void,
): Post {
  /** By the id of an event. After a restart everybody gets it once more, under the same Message-ID. */
  const served = new Map<string, readonly string[]>()

  function remember(events: Events, addresses: readonly string[]): void {
    for (const { id } of events) served.set(id, [...(served.get(id) ?? []), ...addresses])
    for (const id of served.keys()) {
      if (served.size <= MOST_DIVIDED) break
      served.delete(id)
    }
  }

  return orNotTaken(async (events, signal) => {
    const [first, ...others] = events
    const to = notify.filter((address) => !served.get(first.id)?.includes(address))
    const parsed = ({ id, payload }: Events[0]) => ({ id, event: eventIn(payload) })
    const origins = { site: siteOrigin, desk: deskOrigin }
    const { subject, text } = ownerMail([parsed(first), ...others.map(parsed)], origins)
    const key = others.length === 0 ? first.id : `list_${first.id}`
    const replyTo = others.length === 0 ? personIn(eventIn(first.payload)) : undefined
    const mail = mailOf({ from, to, subject, text, key, replyTo })
    const { refused, putOff } = await send({ ...mail, signal })
    if (refused.length > 0) onRefused(refused.length)
    if (putOff.length === 0) {
      for (const { id } of events) served.delete(id)
      return undefined
    }
    remember(
      events,
      to.filter((address) => !putOff.includes(address)),
    )
    return { problem: `the mail server put off ${putOff.length} of ${to.length} addresses` }
  })
}

/** Whom an answer to the mail goes to. */
function personIn(event: WebhookEvent): string | undefined {
  const email = event.type === 'lead.created' ? event.data.email : event.data.user_email
  return email !== null && isMailable(email) ? email : undefined
}

/** To the visitor who asked for it, with the plan for a calendar. */
export function createCopyPost(
  { from }: Pick<MailConfig, 'from'>,
  siteOrigin: string,
  send: SendMail,
  htmlOf: (words: CopyWords) => string,
): Post {
  return orNotTaken(async ([{ id, payload }], signal) => {
    const asked: CopyAsked = JSON.parse(payload)
    const email = asked.data.user_email
    const answers = currentAnswersIn(asked)
    if (email === null || !isMailable(email)) return { problem: 'it has no address', isFinal: true }
    if (!answers) return { problem: 'its questions are of an earlier version', isFinal: true }
    const report = reportOf(answers)
    const day = asked.day ?? asked.timestamp.slice(0, 10)
    const link = reportLinkOf(siteOrigin, answers)
    const words = copyWords(report, day, link)
    await send({
      ...mailOf({ from, to: [email], subject: words.subject, text: copyText(words), key: id }),
      html: htmlOf(words),
      attachments: [
        {
          filename: 'plan.ics',
          content: planCalendar(report, day, link),
          contentType: 'text/calendar; charset=utf-8',
        },
      ],
      signal,
    })
    return undefined
  })
}

/** What kept a mail from being sent is a value, and a mistake of ours an error. */
function orNotTaken(send: Post): Post {
  return async (events, signal): Promise<NotTaken | undefined> => {
    try {
      return await send(events, signal)
    } catch (error) {
      const notTaken = notTakenOf(error)
      if (notTaken) return notTaken
      throw error
    }
  }
}
