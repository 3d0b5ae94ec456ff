import { readSetting } from '../../http/settings.ts'
import type { OnMistake } from '../../http/settings.ts'
import { isMailable } from '../../domain/lead/email.ts'

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
  'with characters such as @ and / in the password written as %40 and %2F'
/** What most servers do at these ports. */
const TLS_AT: Readonly<Record<number, boolean>> = { 25: false, 465: true, 587: false }
const FROM_MISTAKE =
  'MAIL_FROM must be one address, such as assessment@example.com or ' +
  'Example Assessment <assessment@example.com>'
const NOTIFY_MISTAKE = `NOTIFY_EMAILS must be addresses such as anna@example.com, ben@example.com: ${MAX_NOTIFIED} at most`
const NOTIFY_ALONE_MISTAKE = 'NOTIFY_EMAILS needs SMTP_URL and MAIL_FROM'

/** `undefined` without the settings. No mistake repeats SMTP_URL, which contains a password. */
export function readMail(env: NodeJS.ProcessEnv, onMistake: OnMistake): MailConfig | undefined {
  const { SMTP_URL, MAIL_FROM, NOTIFY_EMAILS, PUBLIC_URL } = env
  if (SMTP_URL === undefined && MAIL_FROM === undefined) {
    if (NOTIFY_EMAILS !== undefined) onMistake(NOTIFY_ALONE_MISTAKE)
    return undefined
  }
  const server = readServer(SMTP_URL ?? '', onMistake)
  const from = readFrom(MAIL_FROM ?? '')
  const notify = readAddresses(NOTIFY_EMAILS)
  if (!from) onMistake(FROM_MISTAKE)
  if (!notify) onMistake(NOTIFY_MISTAKE)
  const desk = readSetting(env, 'DESK_URL', onMistake)
  if (!server || !from || !notify) return undefined
  const greeting = greetingOf(PUBLIC_URL, from.address)
  return { server: { ...server, greeting }, from, notify, deskOrigin: desk?.origin }
}

/** The host of the site, unless it is a number or the name of a machine; then the domain of the sender. */
function greetingOf(publicUrl: string | undefined, address: string): string {
  const host = URL.parse(publicUrl ?? '')?.hostname ?? ''
  return /\.[a-z][a-z\d-]*$/.test(host) ? host : address.replace(/.*@/, '')
}

function contradictionIn({ port, security }: Server): string | undefined {
  const isTls = security === 'tls'
  if ((TLS_AT[port] ?? isTls) === isTls) return undefined
  return isTls
    ? `SMTP_URL begins with smtps://, but port ${port} does not begin with TLS: write smtp://`
    : `SMTP_URL begins with smtp://, but port ${port} begins with TLS: write smtps://`
}

function readServer(text: string, onMistake: OnMistake): Server | undefined {
  const server = serverAt(text)
  const mistake = server ? contradictionIn(server) : SERVER_MISTAKE
  if (mistake !== undefined) onMistake(mistake)
  return server
}

function serverAt(text: string): Server | undefined {
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
