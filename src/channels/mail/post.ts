import { isMailable } from '../../domain/lead/email.ts'
import type { Event, ResponseCompleted } from '../../contract/event.ts'
import { readAnswersOf } from '../../domain/assessment/assessment.ts'
import { MODEL } from '../../generated/model.ts'
import { eventIn } from '../event-words.ts'
import type { DeliveryError, Post } from '../post.ts'
import type { MailConfig } from './config.ts'
import type { copyMailOf } from './copy-mail.ts'
import { mailOf } from './mail.ts'
import { ownerMail } from './owner-mail.ts'
import { failureOf } from './transport.ts'
import type { SendMail } from './transport.ts'

/**
 * Mail to the owner's people. If the server deferred some addresses it goes to all of them again, under the same
 * Message-ID. `onRejected` gets the number of addresses that were rejected for good.
 */
export function createOwnerMailPost(
  { from, notify, deskOrigin }: MailConfig,
  siteOrigin: string,
  send: SendMail,
  onRejected: (count: number) => void,
): Post {
  return withFailures(async ({ id, payload }, signal) => {
    const event = eventIn(payload)
    const { subject, text } = ownerMail(id, event, siteOrigin, deskOrigin)
    const mail = mailOf({ from, to: notify, subject, text, key: id, replyTo: personIn(event) })
    const { rejected, deferred } = await send({ ...mail, signal })
    if (rejected.length > 0) onRejected(rejected.length)
    if (deferred.length === 0) return undefined
    return { problem: `the mail server deferred ${deferred.length} of ${notify.length} addresses` }
  })
}

/** The person who gets replies to the mail. */
function personIn(event: Event): string | undefined {
  const email = event.type === 'lead.created' ? event.data.email : event.data.user_email
  return email !== null && isMailable(email) ? email : undefined
}

/** Mail to the visitor who asked for a copy. */
export function createCopyPost(
  { from }: Pick<MailConfig, 'from'>,
  siteOrigin: string,
  send: SendMail,
  visitorTextsIn: (language: string) => Promise<{ copyMailOf: typeof copyMailOf }>,
): Post {
  return withFailures(async ({ id, payload }, signal) => {
    const request: ResponseCompleted = JSON.parse(payload)
    const { user_email: email, day, language } = request.data
    const answers = readAnswersOf(MODEL, request.data)
    if (email === null || !isMailable(email)) return { problem: 'it has no address', isFinal: true }
    if (!answers) return { problem: 'its questions are of an earlier version', isFinal: true }
    const texts = await visitorTextsIn(language)
    const { subject, text, ...parts } = texts.copyMailOf(answers, day, siteOrigin)
    await send({ ...mailOf({ from, to: [email], subject, text, key: id }), ...parts, signal })
    return undefined
  })
}

/** Returns a failure of delivery as a value; other errors are thrown. */
function withFailures(send: Post): Post {
  return async (event, signal): Promise<DeliveryError | undefined> => {
    try {
      return await send(event, signal)
    } catch (error) {
      const failure = failureOf(error)
      if (failure) return failure
      throw error
    }
  }
}
