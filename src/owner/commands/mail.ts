import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { parseMail } from '../../channels/mail/config.ts'
import { isMailable } from '../../domain/lead/mailable.ts'
import type { Act, Run } from '../command.ts'
import { safeText } from '../command-line/safe-text.ts'

export function addMail(program: Command, act: Act): void {
  program
    .command('mail')
    .summary('sends a mail to try SMTP_URL and MAIL_FROM')
    .description('It sends one mail as the server would, and tells what the mail server answered.')
    .requiredOption('--test <address>', 'who gets the mail, such as you@company.com', readAddress)
    .action(({ test }: { test: string }) => act(testMail(test)))
}

function readAddress(text: string): string {
  if (isMailable(text)) return text
  throw new InvalidArgumentError('It takes one address, such as you@company.com.')
}

function testMail(address: string): Run {
  return async ({ env, terminal }) => {
    const config = parseMail(env)
    if (!config.ok) throw new Error(config.error.join('\n').replace(/\.$/, ''))
    if (!config.value) throw new Error('Set SMTP_URL and MAIL_FROM first, as for the server')
    // No other command needs its packages.
    const { sendMailTest } = await import('../../channels/mail/mail-test.ts')
    const { problem, reply } = await sendMailTest(config.value, address)
    const answer = reply === undefined ? '' : ` It answered: ${safeText(reply)}`
    if (problem !== undefined) throw new Error(`No mail was sent: ${problem}.${answer}`)
    await terminal.write(
      `The mail server took the mail for ${address}.${answer}\n` +
        'If it does not come, look where that mailbox keeps spam.\n',
    )
    return 0
  }
}
