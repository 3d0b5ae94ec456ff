import { readDeskUrl } from '../../http/desk-url.ts'
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
  /** The name in our greeting: many relays refuse that of a machine without a domain. */
  greeting: string
}

type Server = Omit<MailServer, 'greeting'>

const MAX_NOTIFIED = 20
const PORTS = { tls: 465, starttls: 587, loopback: 25 } as const

const SERVER_MISTAKE =
  'SMTP_URL must be an address such as smtps://user:password@mail.example.com, ' +
  'or smtp://user:password@mail.example.com for STARTTLS, ' +
  'with characters such as @ and / in the password written as %40 and %2F.'
/** What most servers do at these ports. */
const TLS_AT: Readonly<Record<number, boolean>> = { 25: false, 465: true, 587: false }
const FROM_ERROR =
  'MAIL_FROM must be one address, such as assessment@example.com or ' +
  'Example Assessment <assessment@example.com>.'
const NOTIFY_ERROR = `NOTIFY_EMAILS must be addresses such as anna@example.com, ben@example.com: ${MAX_NOTIFIED} at most.`
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
  errors.push(...contradictionIn(server))
  const desk = readDeskUrl(DESK_URL ?? '')
  if (DESK_URL !== undefined && !desk) errors.push(DESK_ERROR)
  if (!server || !from || !notify || errors.length > 0) return { ok: false, error: errors }
  const greeting = greetingOf(env['PUBLIC_URL'], from.address)
  return {
    ok: true,
    value: { server: { ...server, greeting }, from, notify, deskOrigin: desk?.origin },
  }
}

/** The host of the site, unless it is a number or the name of a machine; then the domain of the sender. */
function greetingOf(publicUrl: string | undefined, address: string): string {
  const host = URL.parse(publicUrl ?? '')?.hostname ?? ''
  return /\.[a-z][a-z\d-]*$/.test(host) ? host : address.replace(/.*@/, '')
}

function contradictionIn(server: Server | undefined): string[] {
  if (!server) return []
  const { port, security } = server
  const isTls = security === 'tls'
  if ((TLS_AT[port] ?? isTls) === isTls) return []
  return isTls
    ? [`SMTP_URL begins with smtps://, but port ${port} does not begin with TLS: write smtp://.`]
    : [`SMTP_URL begins with smtp://, but port ${port} begins with TLS: write smtps://.`]
}

function readServer(text: string): Server | undefined {
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
  return addresses.length <= MAX_NOTIFIED && addresses.every(isMailable) ? addresses : undefined
}
