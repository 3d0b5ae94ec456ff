import { domainToASCII } from 'node:url'
import { normalizeEmail } from '../domain/lead/lead.ts'

/**
 * One spelling for one address, whichever way a browser or a person wrote its domain: 'müller.example' and
 * 'xn--mller-kva.example' are the same. Wherever an email is kept, compared or looked for, it is this one.
 */
export function canonicalEmail(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@') + 1
  const domain = domainToASCII(email.slice(at))
  return domain === '' ? email : email.slice(0, at) + domain
}
