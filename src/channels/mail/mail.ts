import type { SendMailOptions } from 'nodemailer'
import type { MailConfig } from './config.ts'

type Mail = {
  from: MailConfig['from']
  to: readonly string[]
  subject: string
  text: string
  /** The same for the same event, so that a mail sent again has the same Message-ID. */
  key: string
  replyTo?: string | undefined
}

/** Addresses are objects, because nodemailer could find several in one string. */
export function mailOf({ from, to, subject, text, key, replyTo }: Mail): SendMailOptions {
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // What looks like an encoded word would be decoded.
    subject: subject.replaceAll('=?', '= ?'),
    text,
    messageId: `<${key}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
