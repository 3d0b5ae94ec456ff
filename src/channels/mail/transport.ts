import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { NotTaken } from '../post.ts'
import type { MailServer } from './config.ts'

/** `ca`: for tests, whose server has its own certificate. */
export type MailLimits = { waitMs?: number; ca?: string }

/** Nothing may be silent for longer, from the look-up of the name to the last reply. */
const WAIT_MS = 15_000

type Sent = {
  /** What the server replied at the end. */
  reply: string
  /** Of several addresses, those that it does not take now, and those that it never will. */
  putOff: readonly string[]
  refused: readonly string[]
}

export type SendMail = (mail: SendMailOptions) => Promise<Sent>

/**
 * One connection for each mail, which ends with it and with its signal. TLS is checked; without it, only a
 * relay on this machine is spoken to.
 */
export function createSendMail(
  { host, port, security, login }: MailServer,
  { waitMs = WAIT_MS, ca }: MailLimits = {},
): SendMail {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'loopback',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    socketCloseTimeout: 1000,
    // Nothing in a mail is the name of a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return async (mail) => {
    const { response, rejectedErrors = [] } = await transport.sendMail(mail)
    const isPutOff = ({ responseCode = 0 }) => responseCode < 500
    const addressOf = ({ recipient = '' }) => recipient
    return {
      reply: response,
      putOff: rejectedErrors.filter(isPutOff).map(addressOf),
      refused: rejectedErrors.filter((error) => !isPutOff(error)).map(addressOf),
    }
  }
}

/** What the server replied, word for word: only for the owner's terminal, for it can name a person. */
export function replyIn(error: unknown): string | undefined {
  return error instanceof Error && 'response' in error && typeof error.response === 'string'
    ? error.response
    : undefined
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server does not take the user or the password of SMTP_URL',
  EDNS: 'the name of the mail server is not found',
  EABORT: 'the mail server did not reply in time',
  ETIMEDOUT: 'the mail server did not reply in time',
  ETLS: 'no safe connection to the mail server: it offers no TLS, or its certificate is not valid',
}

/** Without the server's words: they often repeat an address. `undefined`: no failure of sending. */
export function notTakenOf(error: unknown): NotTaken | undefined {
  const { code, command, responseCode, originalCode } = partsOf(error)
  if (code === undefined) return undefined
  const reply = replyIn(error) ?? ''
  const status = [responseCode, /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]]
  const hasReplied = responseCode !== undefined
  const problem =
    PROBLEMS[code] ?? (hasReplied ? 'the mail server refused' : 'no connection to the mail server')
  const replied = `replied ${status.filter(Boolean).join(' ')}`
  const detail = hasReplied
    ? [replied, command].filter(Boolean).join(' to ')
    : (originalCode ?? code)
  return {
    problem: `${problem} (${detail})`,
    // A refused login or sender is no reason to give up: the owner can correct it while the mail waits.
    ...(isRefused(code, command, responseCode) && { isFinal: true }),
  }
}

function isRefused(code: string, command: string | undefined, responseCode = 0): boolean {
  const isOfThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  return isOfThisMail && 500 <= responseCode && responseCode < 600
}

type Parts = {
  code: string | undefined
  command?: string
  responseCode?: number
  originalCode?: string
}

function partsOf(error: unknown): Parts {
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(Object(error)))
  const word = (value: unknown) =>
    typeof value === 'string' && /^[A-Z_ ]{1,40}$/.test(value) ? value : undefined
  const [command, originalCode] = [word(given['command']), word(given['originalCode'])]
  const status = given['responseCode']
  return {
    code: word(given['code']),
    ...(command !== undefined && { command }),
    ...(typeof status === 'number' && { responseCode: status }),
    ...(originalCode !== undefined && { originalCode }),
  }
}
