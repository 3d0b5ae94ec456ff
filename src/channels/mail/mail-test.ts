import { randomUUID } from 'node:crypto'
import { SITE } from '../../content/site.ts'
import type { MailConfig } from './config.ts'
import type { Letter } from './letter.ts'
import { mailOf } from './post.ts'
import { createSendMail, notTakenOf, replyIn } from './transport.ts'
import type { MailLimits } from './transport.ts'

const LETTER: Letter = {
  subject: `A test of ${SITE.productName}`,
  title: 'Mail works',
  blocks: [
    { kind: 'paragraph', text: 'The mail server took this mail, and it came as far as here.' },
  ],
  foot: [{ text: 'Sent by owner mail --test.' }],
}

/** `reply`: of the server, word for word. */
type Outcome = { problem: string | undefined; reply: string | undefined }

/** One mail to somebody who waits for it. */
export async function sendMailTest(
  { server, from }: MailConfig,
  to: string,
  limits?: MailLimits,
): Promise<Outcome> {
  try {
    const key = `test_${randomUUID()}`
    const { reply } = await createSendMail(server, limits)(mailOf(from, [to], LETTER, key))
    return { problem: undefined, reply }
  } catch (error) {
    const notTaken = notTakenOf(error)
    if (!notTaken) throw error
    return { problem: notTaken.problem, reply: replyIn(error) }
  }
}
