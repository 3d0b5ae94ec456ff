import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { planCalendar } from '../../content/report/plan-calendar.ts'
import { isMailable } from '../../domain/lead/mailable.ts'
import { reportOf } from '../../domain/report/report.ts'
import { currentAnswersIn, eventIn, reportLinkOf } from '../event-words.ts'
import type { NotTaken, Post, Bundle } from '../post.ts'
import { within } from '../within.ts'
import type { MailConfig } from './config.ts'
import { copyLetter } from './copy-letter.ts'
import { plainTextOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { htmlOf } from './html.ts'
import { ownerLetter } from './owner-letters.ts'
import type { OwnerEvent } from './owner-letters.ts'
import { notTakenOf } from './transport.ts'
import type { SendMail } from './transport.ts'

/** All of a mail; each of its replies may take as long as the transport waits. */
const SENT_WITHIN_MS = 60_000

/** `onRefused`: the server took a mail for some of the addresses alone. */
export function createOwnerMailPost(
  { from, notify, deskOrigin }: MailConfig,
  siteOrigin: string,
  send: SendMail,
  onRefused: (count: number) => void,
): Post {
  return sentInTime(async (bundle) => {
    const [first, ...others] = bundle.map(({ id, payload }): OwnerEvent => ({
      id,
      event: eventIn(payload),
    }))
    if (!first) return undefined
    const letter = ownerLetter([first, ...others], { site: siteOrigin, desk: deskOrigin })
    const { refused } = await send(mailOf(from, notify, letter, messageKeyOf(bundle)))
    if (refused > 0) onRefused(refused)
    return undefined
  })
}

/** To the visitor who asked for it, with the plan for a calendar. */
export function createCopyPost({ from }: MailConfig, siteOrigin: string, send: SendMail): Post {
  return sentInTime(async ([{ id, payload }]) => {
    const event = eventIn(payload)
    const email = event.type === 'response.completed' ? event.data.user_email : null
    const answers = currentAnswersIn(event)
    if (email === null || !isMailable(email)) return { problem: 'it has no address', isFinal: true }
    if (!answers) return { problem: 'its questions are of an earlier version', isFinal: true }
    const report = reportOf(answers)
    const day = event.timestamp.slice(0, 10)
    const link = reportLinkOf(siteOrigin, answers)
    const calendar = planCalendar(report, day, link)
    await send({
      ...mailOf(from, [email], copyLetter(report, day, link), id),
      attachments: [
        { filename: 'plan.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' },
      ],
    })
    return undefined
  })
}

/** Each address is an object: in a text, nodemailer could find several. */
export function mailOf(
  from: MailConfig['from'],
  to: readonly string[],
  letter: Letter,
  key: string,
): SendMailOptions {
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    subject: letter.subject,
    text: plainTextOf(letter),
    html: htmlOf(letter),
    messageId: `<${key}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The same for the same events: what comes twice after a lost reply has the same Message-ID. */
function messageKeyOf(bundle: Bundle): string {
  const [{ id }, ...others] = bundle
  if (others.length === 0) return id
  const ids = bundle.map((event) => event.id).toSorted()
  return `all_${createHash('sha256').update(ids.join('\n')).digest('base64url').slice(0, 27)}`
}

/** What kept a mail from being sent is a value, and a mistake of ours an error. */
function sentInTime(send: (bundle: Bundle) => Promise<NotTaken | undefined>): Post {
  return async (bundle, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(SENT_WITHIN_MS)])
    try {
      return await within(inTime, send(bundle))
    } catch (error) {
      const notTaken = notTakenOf(error)
      if (notTaken) return notTaken
      throw error
    }
  }
}
