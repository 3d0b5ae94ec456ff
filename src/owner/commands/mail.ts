import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { parseMail } from '../../channels/mail/config.ts'
import { isMailable } from '../../domain/lead/email.ts'
import type { Act, Context } from '../command.ts'
import { safeText } from '../command-line/safe-text.ts'

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
  const config = parseMail(env)
  if (!config.ok) throw new Error(config.error.join('\n').replace(/\.$/, ''))
  if (!config.value) throw new Error('Set SMTP_URL and MAIL_FROM first, as for the server')
  // No other command needs its packages.
  const { sendMailTest } = await import('../../channels/mail/mail-test.ts')
  const { problem, reply } = await sendMailTest(config.value, address)
  const answer = reply === undefined ? '' : `. It replied: ${safeText(reply)}`
  if (problem !== undefined) throw new Error(`No email was sent: ${problem}${answer}`)
  await terminal.write(
    `The mail server accepted the email for ${address}${answer || '.'}\n` +
      'If it does not arrive, check the spam folder of that mailbox.\n',
  )
}
