import { hasInvisible, trimmerOf } from './trim-text.ts'

/** What is copied along with an email. */
const trimEmail = trimmerOf(String.raw`<("'\[“‘«„`, String.raw`,;:.!?>)"'\]”’»`)

const LETTERS = String.raw`\p{L}\p{M}\p{N}`
const SIGNS = String.raw`!#$%&*+/=?^_{|}~.\-` + "'`"

const LONGEST_LOCAL_PART = 64
const LOCAL_PART = new RegExp(`^[${LETTERS}${SIGNS}]+$`, 'u')
const LABEL = new RegExp(String.raw`^[${LETTERS}]([${LETTERS}-]{0,61}[${LETTERS}])?$`, 'u')

/**
 * Normalizes an email: lower case, composed, in characters of ordinary width, and without what is copied along with it
 * ('<ada@acme.example>,', 'mailto:ada@acme.example').
 */
export function normalizeEmail(typed: string): string {
  const email = inOrdinaryWidth(trimEmail(typed))
  const isLink = /^mailto:/i.test(email)
  return (isLink ? trimEmail(unescaped(email.slice(7))) : email).toLowerCase().normalize('NFC')
}

/** Whether a normalized email may be one of a person: mail to it can be sent, but for letters beyond ASCII. */
export function isEmail(email: string): boolean {
  const [local = '', domain = '', ...others] = email.split('@')
  return (
    others.length === 0 &&
    LOCAL_PART.test(local) &&
    local.length <= LONGEST_LOCAL_PART &&
    !/^\.|\.\.|\.$/.test(local) &&
    isDomain(domain) &&
    !hasInvisible(email)
  )
}

/** Letters of any script, digits and inner hyphens, with a dot. What ends in a number is an address of a machine. */
function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\.\p{L}[^.]+$/u.test(text) &&
    !hasInvisible(text)
  )
}

/** Whether mail may be sent to a normalized email: one that all mail servers take. */
export function isMailable(email: string): boolean {
  return /^[!-~]{1,254}$/.test(email) && isEmail(email)
}

/**
 * The one email in a text that was copied from elsewhere ('Ada Marsh <ada@acme.example>'), normalized. `undefined`
 * if there is none, or more than one.
 */
export function emailIn(text: string): string | undefined {
  if (text.length > MAX_PASTED) return undefined
  const whole = normalizeEmail(text)
  if (isEmail(whole)) return whole
  const plain = unescaped(inOrdinaryWidth(text))
  const found = [...plain.matchAll(ADDRESSES)].map(([, address = '']) => normalizeEmail(address))
  const [email, ...others] = new Set(found.filter(isEmail))
  return others.length === 0 ? email : undefined
}

/** What may stand right before an address: no part of another, but a quote or a star. */
const BEFORE = `[^${LETTERS}${SIGNS}]|^|[*'|]`
const ADDRESSES = new RegExp(`(?:${BEFORE})+([${LETTERS}${SIGNS}]+@[${LETTERS}.-]+)`, 'gu')
const MAX_PASTED = 1000

/** Keyboards for East Asian scripts write '＠' and '．', and '。' for a dot. */
function inOrdinaryWidth(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[。｡]/g, '.')
}

/** Links may say '%2B' for a plus, and '%40'. */
function unescaped(text: string): string {
  return text.replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}
