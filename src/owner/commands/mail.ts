import { randomUUID } from 'node:crypto'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { readMail } from '../../channels/mail/config.ts'
import { mailOf } from '../../channels/mail/mail.ts'
import { isMailable } from '../../domain/lead/email.ts'
import { SITE } from '../../generated/site.ts'
import { settingsOf } from '../command.ts'
import type { Act, Context } from '../command.ts'
import { safeText } from '../command-line/safe-text.ts'

const TEXT = `Email works

The mail server accepted this message and delivered it here.

-- 
Sent by owner mail --test.
`

export function addMail(program: Command, act: Act): void {
  program
    .command('mail')
    .summary('sends a test email with SMTP_URL and MAIL_FROM')
    .description('Sends one email as the server would, and reports the reply of the mail server.')
    .requiredOption('--test <address>', 'the recipient, such as you@company.com', readAddress)
    .action(({ test }: { test: string }) => act((context) => testMail(context, test)))
}

function readAddress(text: string): string {
  if (isMailable(text)) return text
  throw new InvalidArgumentError('Give one address, such as you@company.com.')
}

async function testMail({ env, terminal }: Context, address: string): Promise<void> {
  const { server, from } = settingsOf('SMTP_URL and MAIL_FROM', (onMistake) =>
    readMail(env, onMistake),
  )
  // No other command needs its packages.
  const { createSendMail, failureOf, replyIn } = await import('../../channels/mail/transport.ts')
  const mail = mailOf({
    from,
    to: [address],
    subject: `Test email from ${SITE.title}`,
    text: TEXT,
    key: `test_${randomUUID()}`,
  })
  const { reply } = await createSendMail(server)(mail).catch((error: unknown) => {
    const failure = failureOf(error)
    if (!failure) throw error
    const answer = replyIn(error)
    const inItsWords = answer === undefined ? '' : repliedText(answer)
    throw new Error(`No email was sent: ${failure.problem}${inItsWords}`)
  })
  await terminal.write(
    `The mail server accepted the email for ${address}${repliedText(reply)}\n` +
      'If it does not arrive, check the spam folder of that mailbox.\n',
  )
}

function repliedText(reply: string): string {
  return `. It replied: ${safeText(reply)}`
}
