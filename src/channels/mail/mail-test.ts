import { randomUUID } from 'node:crypto'
import { SITE } from '../../content/site.ts'
import type { MailConfig } from './config.ts'
import { mailOf } from './mail.ts'
import { createSendMail, notTakenOf, replyIn } from './transport.ts'

const SUBJECT = `A test of ${SITE.productName}`
const TEXT = `Mail works

The mail server took this mail, and it came as far as here.

-- 
Sent by owner mail --test.
`

/** `reply`: of the server, word for word. */
type Outcome = { problem: string | undefined; reply: string | undefined }

/** One mail to somebody who waits for it. */
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
    const notTaken = notTakenOf(error)
    if (!notTaken) throw error
    return { problem: notTaken.problem, reply: replyIn(error) }
  }
}
