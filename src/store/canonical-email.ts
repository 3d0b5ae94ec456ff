import { domainToASCII } from 'node:url'
import { normalizeEmail } from '../domain/lead/email.ts'
import { hasInvisible } from '../domain/lead/trim-text.ts'

/**
 * One spelling per address: 'müller.example' and 'xn--mller-kva.example' are the same domain. Emails are
 * stored, compared and searched in this spelling.
 */
export function canonicalEmail(typed: string): string {
  const email = normalizeEmail(typed)
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return email.slice(0, at) + (isInOtherLetters(domain) ? domainToASCII(domain) || domain : domain)
}

/** Of any other text, the platform would cut off a part and keep the address of somebody else. */
function isInOtherLetters(domain: string): boolean {
  return /^[\p{L}\p{M}\p{N}.-]*[^\0-~][\p{L}\p{M}\p{N}.-]*$/u.test(domain) && !hasInvisible(domain)
}
