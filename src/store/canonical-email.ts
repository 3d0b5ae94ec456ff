import { domainToASCII } from 'node:url'
import { normalizeEmail } from '../domain/lead/lead.ts'

/**
 * One spelling per address: 'müller.example' and 'xn--mller-kva.example' are the same domain. Emails are
 * stored, compared and searched in this spelling.
 */
export function canonicalEmail(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@') + 1
  const domain = domainToASCII(email.slice(at))
  return domain === '' ? email : email.slice(0, at) + domain
}
