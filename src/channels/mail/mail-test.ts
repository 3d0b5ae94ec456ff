import { randomUUID } from 'node:crypto'
import { SITE } from '../../generated/site.ts'
import type { MailConfig } from './config.ts'
import { mailOf } from './mail.ts'
import { createSendMail, failureOf, replyIn } from './transport.ts'

const SUBJECT = `Test email from ${SITE.title}`
const TEXT = `Email works

The mail server accepted this message and delivered it here.

-- 
Sent by owner mail --test.
`

/** `reply`: the server's reply, word for word. */
type Outcome = { problem: string | undefined; reply: string | undefined }

/** One mail that someone at a terminal waits for. */
export async function sendMailTest({ server, from }: MailConfig, to: string): Promise<Outcome> {
  try {
    const mail = mailOf({
      from,
      to: [to],
      subject: SUBJECT,
      text: TEXT,
      key: `test_${randomUUID()}`,
    })
    const { reply } = await createSendMail(server)(mail)
    return { problem: undefined, reply }
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    return { problem: failure.problem, reply: replyIn(error) }
  }
}
