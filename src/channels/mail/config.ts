import { readDeskUrl } from '../desk-url.ts'
import { isMailable } from '../../domain/lead/email.ts'
import type { Result } from '../../domain/result.ts'

export type MailConfig = {
  server: MailServer
  from: { name: string; address: string }
  /** Who gets mail about each lead and each result; may be empty. */
  notify: readonly string[]
  /** The address of the desk if several people use it. */
  deskOrigin: string | undefined
}

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte, TLS after STARTTLS, or a relay on this machine. */
  security: 'tls' | 'starttls' | 'loopback'
  login: { user: string; password: string } | undefined
}

const MOST_NOTIFIED = 20
const PORTS = { tls: 465, starttls: 587, loopback: 25 } as const

const SERVER_MISTAKE =
  'SMTP_URL must be an address such as smtps://user:password@mail.example.com, ' +
  'or smtp://user:password@mail.example.com for STARTTLS, ' +
  'with signs such as @ and / in the password written as %40 and %2F.'
const FROM_ERROR =
  'MAIL_FROM must be one address, such as assessment@example.com or ' +
  'Example Assessment <assessment@example.com>.'
const NOTIFY_ERROR = `NOTIFY_EMAILS must be addresses such as anna@example.com, ben@example.com: ${MOST_NOTIFIED} at most.`
const NOTIFY_ALONE_MISTAKE = 'NOTIFY_EMAILS needs SMTP_URL and MAIL_FROM.'
const DESK_ERROR =
  'DESK_URL must be where your desk opens, such as https://desk.example.com, for the links in mails.'

/** Error texts do not repeat SMTP_URL, which contains a password. */
export function parseMail(
  env: NodeJS.ProcessEnv,
): Result<MailConfig | undefined, readonly string[]> {
  if (env['SMTP_URL'] !== undefined || env['MAIL_FROM'] !== undefined) return parseSettings(env)
  return env['NOTIFY_EMAILS'] === undefined
    ? { ok: true, value: undefined }
    : { ok: false, error: [NOTIFY_ALONE_MISTAKE] }
}

function parseSettings(env: NodeJS.ProcessEnv): Result<MailConfig, readonly string[]> {
  const { SMTP_URL = '', MAIL_FROM = '', NOTIFY_EMAILS, DESK_URL } = env
  const errors: string[] = []

  function orError<Value>(value: Value | undefined, error: string): Value | undefined {
    if (value === undefined) errors.push(error)
    return value
  }

  const server = orError(readServer(SMTP_URL), SERVER_MISTAKE)
  const from = orError(readFrom(MAIL_FROM), FROM_ERROR)
  const notify = orError(readAddresses(NOTIFY_EMAILS), NOTIFY_ERROR)
  const desk = readDeskUrl(DESK_URL ?? '')
  if (DESK_URL !== undefined && !desk) errors.push(DESK_ERROR)
  return server && from && notify && errors.length === 0
    ? { ok: true, value: { server, from, notify, deskOrigin: desk?.origin } }
    : { ok: false, error: errors }
}

function readServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const security = securityOf(protocol, host)
  const isPlainAddress = /^\/?$/.test(pathname) && search === '' && hash === ''
  if (!security || !isPlainAddress || !/^[a-z0-9.:-]+$/.test(host)) return undefined
  const login = readLogin(username, password)
  if (!login && (username !== '' || password !== '')) return undefined
  return { host, port: port === '' ? PORTS[security] : Number(port), security, login }
}

function securityOf(protocol: string, host: string): MailServer['security'] | undefined {
  if (protocol === 'smtps:') return 'tls'
  if (protocol !== 'smtp:') return undefined
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host) ? 'loopback' : 'starttls'
}

function readLogin(username: string, password: string): MailServer['login'] {
  try {
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) }
    return login.user !== '' && login.password !== '' ? login : undefined
  } catch {
    return undefined
  }
}

/** 'a@example.com' or 'Some Name <a@example.com>', with or without quotation marks around the name. */
function readFrom(text: string): MailConfig['from'] | undefined {
  const [, name = '', address = text.trim()] = /^(.*)<([^<>]+)>$/.exec(text.trim()) ?? []
  const plainName = name.trim().replace(/^"(.*)"$/, '$1')
  const isName = !/[<>"\\\p{C}]/u.test(plainName)
  return isName && isMailable(address) ? { name: plainName, address } : undefined
}

/** Empty if it is not set. */
function readAddresses(text: string | undefined): string[] | undefined {
  if (text === undefined) return []
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.length <= MOST_NOTIFIED && addresses.every(isMailable) ? addresses : undefined
}
