import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { eventIn } from '../event-words.ts'
import type { Post, Together } from '../post.ts'
import { within } from '../within.ts'
import type { MailConfig } from './config.ts'
import { textOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { htmlOf } from './html.ts'
import { ownerLetter } from './owner-letters.ts'
import type { Told } from './owner-letters.ts'
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
  return oneAfterAnother(async (together) => {
    const [first, ...others] = together.map(({ id, payload }): Told => ({
      id,
      event: eventIn(payload),
    }))
    if (!first) return undefined
    const letter = ownerLetter([first, ...others], { site: siteOrigin, desk: deskOrigin })
    const { refused } = await send(mailOf(from, notify, letter, messageKeyOf(together)))
    if (refused > 0) onRefused(refused)
  })
}

/** The addresses stand as they are: a text is never split into several. */
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
    text: textOf(letter),
    html: htmlOf(letter),
    messageId: `<${key}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The same for the same events: what comes twice after a lost reply has the same Message-ID. */
function messageKeyOf(together: Together): string {
  const [{ id }, ...others] = together
  if (others.length === 0) return id
  const ids = together.map((event) => event.id).toSorted()
  return `all_${createHash('sha256').update(ids.join('\n')).digest('base64url').slice(0, 27)}`
}

/** A mail server takes few connections from one client. */
function oneAfterAnother(send: (together: Together) => Promise<void>): Post {
  let last: Promise<unknown> = Promise.resolve()
  return async (together, signal) => {
    const sent = last.then(() =>
      within(AbortSignal.any([signal, AbortSignal.timeout(SENT_WITHIN_MS)]), send(together)),
    )
    last = sent.catch(() => {})
    try {
      await sent
      return undefined
    } catch (error) {
      const notTaken = notTakenOf(error)
      if (notTaken) return notTaken
      throw error
    }
  }
}
