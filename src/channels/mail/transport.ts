import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { tlsProblemOf } from '../../domain/tls-problem.ts'
import type { DeliveryError } from '../post.ts'
import type { MailServer } from './config.ts'

/** `ca`: for tests, whose server has its own certificate. */
export type MailLimits = { waitMs?: number; ca?: string }

/** The longest silence allowed, from the name lookup to the last reply. */
const WAIT_MS = 15_000

type Sent = {
  /** The server's last reply. */
  reply: string
  /** The addresses rejected for now, and those rejected for good. */
  deferred: readonly string[]
  rejected: readonly string[]
}

export type SendMail = (mail: SendMailOptions) => Promise<Sent>

/**
 * One connection per mail, which ends with the mail or its signal. TLS is verified; only a relay on this
 * machine may go without.
 */
export function createSendMail(
  { host, port, security, login, greeting }: MailServer,
  { waitMs = WAIT_MS, ca }: MailLimits = {},
): SendMail {
  const transport = createTransport({
    host,
    name: greeting,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'loopback',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    connectionTimeout: waitMs,
    // Shorter than that of the socket, which would not say what it waited for.
    greetingTimeout: 0.8 * waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    socketCloseTimeout: 1000,
    // Nothing in a mail may name a file or a URL to be loaded.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return async (mail) => {
    const { response, rejectedErrors = [] } = await transport.sendMail(mail)
    const isDeferred = ({ responseCode = 0 }) => responseCode < 500
    const addressOf = ({ recipient = '' }) => recipient
    return {
      reply: response,
      deferred: rejectedErrors.filter(isDeferred).map(addressOf),
      rejected: rejectedErrors.filter((error) => !isDeferred(error)).map(addressOf),
    }
  }
}

/** The server's reply word for word. It can name a person, so it is only for the owner's terminal. */
export function replyIn(error: unknown): string | undefined {
  return error instanceof Error && 'response' in error && typeof error.response === 'string'
    ? error.response
    : undefined
}

/** By the error, and the status of the reply where that says more. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server rejected the user or the password of SMTP_URL',
  'EAUTH 5.7.9': 'the mail server wants an app password in SMTP_URL',
  'EAUTH 5.7.139': 'Microsoft 365 takes passwords only from mailboxes with “Authenticated SMTP”',
  EDNS: 'the name of the mail server was not found',
  EABORT: 'the mail server did not reply in time',
  ETIMEDOUT: 'the mail server did not reply in time',
  ETLS: 'no secure connection to the mail server: it offers no TLS',
}

const NO_GREETING =
  'the mail server did not reply in time: if its port begins with TLS, write smtps:// in SMTP_URL'

/** Without the server's words, which often repeat an address. `undefined`: not a delivery failure. */
export function failureOf(error: unknown): DeliveryError | undefined {
  const { code, command, responseCode, originalCode } = partsOf(error)
  if (code === undefined) return undefined
  const status = statusIn(error)
  const hasReplied = responseCode !== undefined
  const problem =
    tlsSentenceOf(error, originalCode ?? code) ??
    PROBLEMS[`${code} ${status}`] ??
    PROBLEMS[code] ??
    (hasReplied ? 'the mail server rejected it' : 'no connection to the mail server')
  const replied = ['replied', responseCode, status].filter(Boolean).join(' ')
  const detail = hasReplied
    ? [replied, command].filter(Boolean).join(' to ')
    : (originalCode ?? code)
  return {
    problem: `${problem} (${detail})`,
    ...(refusalsIn(error).every(isFinal) && { isFinal: true }),
  }
}

function tlsSentenceOf(error: unknown, code: string): string | undefined {
  const problem = tlsProblemOf(code, { plain: 'write smtp:// in SMTP_URL' })
  if (problem) return `no secure connection to the mail server: ${problem}`
  // It may wait for us to begin with TLS.
  const isSilent = error instanceof Error && error.message === 'Greeting never received'
  return isSilent ? NO_GREETING : undefined
}

/** Of each address, if all were refused. */
function refusalsIn(error: unknown): readonly unknown[] {
  const refusals = Object(error).rejectedErrors
  return Array.isArray(refusals) && refusals.length > 0 ? refusals : [error]
}

/** No such address, or it is closed; 5.1.7 and 5.1.8 are about the sender. */
const OF_THE_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1)$/
/** What a server without such a status says of an address, and of us. */
const ADDRESS_CODES: readonly number[] = [550, 551, 553]
const OF_US = /relay|permi|allow|den[iy]|auth|polic|block|spam/i

/**
 * Whether the reply refuses the address for good. What refuses us is tried again, because the owner can fix it while
 * the mail waits: a login, a sender, a right, a policy.
 */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = partsOf(error)
  const isOfThisMail = code === 'EMESSAGE' || code === 'EENVELOPE'
  if (!isOfThisMail || command === 'MAIL FROM' || responseCode < 500) return false
  const status = statusIn(error)
  if (status !== '') return OF_THE_ADDRESS.test(status)
  const isOfAddress = command === 'RCPT TO' && ADDRESS_CODES.includes(responseCode)
  return isOfAddress && !OF_US.test(replyIn(error) ?? '')
}

/** RFC 3463: '5.1.1' of '550 5.1.1 No such user'. */
function statusIn(error: unknown): string {
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(replyIn(error) ?? '') ?? []
  return status
}

function partsOf(error: unknown) {
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(Object(error)))
  const word = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' && /^[A-Z_ ]{1,40}$/.test(value) ? value : undefined
  }
  const status = fields['responseCode']
  return {
    code: word('code'),
    command: word('command'),
    originalCode: word('originalCode'),
    responseCode: typeof status === 'number' ? status : undefined,
  }
}
