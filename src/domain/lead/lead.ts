import { isRecord } from '../record.ts'
import type { Result } from '../result.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { hasInvisible, trimText } from './trim-text.ts'

export const LEAD_FIELDS = ['name', 'company', 'designation', 'email'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** The form as typed. */
export type LeadForm = { readonly [field in LeadField]: string }
/** The form as kept: trimmed, with a normalized email. */
export type Lead = { readonly [field in LeadField]: string }
/** Why a field is refused. */
export const LEAD_PROBLEMS = [
  'missing',
  'not-company',
  'hidden-characters',
  'unusual-characters',
  'too-long',
] as const
export type LeadProblem = (typeof LEAD_PROBLEMS)[number]
export type LeadErrors = { readonly [field in LeadField]?: LeadProblem }

/** In UTF-16 code units, after trimming; an address is never longer (RFC 5321, 4.5.3.1.3). */
export const LEAD_MAX_LENGTHS = { name: 200, company: 200, designation: 200, email: 254 } as const

/**
 * Follows docs/product.md. Both the browser and the server use it. `refusedDomains`: free mail providers, whose
 * addresses are not company addresses. `emailOf`: the spelling in which an email is kept.
 */
export function parseLead(
  form: LeadForm,
  refusedDomains: readonly string[],
  emailOf = normalizeEmail,
): Result<Lead, LeadErrors> {
  const lead: Lead = {
    name: trimText(form.name),
    company: trimText(form.company),
    designation: trimText(form.designation),
    email: emailOf(form.email),
  }
  const errors = Object.fromEntries(
    LEAD_FIELDS.flatMap((field) => {
      const problem = problemOf(field, lead[field], refusedDomains)
      return problem ? [[field, problem]] : []
    }),
  )
  return Object.keys(errors).length === 0 ? { ok: true, value: lead } : { ok: false, error: errors }
}

/** Whether the email of a form is refused for how it is written, not for whose it is. */
export function isMisspelled(email: string, problem: LeadProblem | undefined): boolean {
  return problem === 'not-company' && !isEmail(normalizeEmail(email))
}

/** For what was kept before: `parseLead` checks the texts. */
export function isLeadForm(value: unknown): value is LeadForm {
  return isRecord(value) && LEAD_FIELDS.every((field) => typeof value[field] === 'string')
}

/** `email` must be normalized. */
export function isCompanyEmail(email: string, refusedDomains: readonly string[]): boolean {
  return isEmail(email) && !refusedDomains.includes(email.slice(email.indexOf('@') + 1))
}

function problemOf(
  field: LeadField,
  value: string,
  refusedDomains: readonly string[],
): LeadProblem | undefined {
  if (!value) return 'missing'
  if (field === 'email') return emailProblem(value, refusedDomains)
  if (!isPlainText(value)) return 'unusual-characters'
  return isTooLong(field, value) ? 'too-long' : undefined
}

function emailProblem(value: string, refusedDomains: readonly string[]): LeadProblem | undefined {
  if (hasInvisible(value) || /(?!\s)\p{Cc}/u.test(value)) return 'hidden-characters'
  if (isTooLong('email', value)) return 'too-long'
  return isCompanyEmail(value, refusedDomains) ? undefined : 'not-company'
}

function isTooLong(field: LeadField, value: string): boolean {
  return value.length > LEAD_MAX_LENGTHS[field]
}

/**
 * No control characters and no broken surrogates, so that every database keeps it unchanged, and nothing that begins
 * a new line or turns around the text that follows. Marks that names in some scripts need may stand in it.
 */
function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text)
}
