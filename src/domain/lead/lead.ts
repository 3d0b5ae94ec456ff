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
/** One sentence for each invalid field. */
export type LeadErrors = { readonly [field in LeadField]?: string }

/** In UTF-16 code units, after trimming; an address is never longer (RFC 5321, 4.5.3.1.3). */
export const LEAD_MAX_LENGTHS = { name: 200, company: 200, designation: 200, email: 254 } as const

const REQUIRED = {
  name: 'Name is required',
  company: 'Company is required',
  designation: 'Designation is required',
  email: 'Email is required',
} as const

const OFFICIAL_EMAIL = 'Please use your official company email address'
const HIDDEN_CHARACTERS = 'Please remove the hidden characters from your email address'
const PLAIN_TEXT = 'Please remove the unusual characters'

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
      const error = errorOf(field, lead[field], refusedDomains)
      return error ? [[field, error]] : []
    }),
  )
  return Object.keys(errors).length === 0 ? { ok: true, value: lead } : { ok: false, error: errors }
}

/** Whether the email of a form is refused for how it is written, not for whose it is. */
export function isMisspelled(email: string, error: string | undefined): boolean {
  return error === OFFICIAL_EMAIL && !isEmail(normalizeEmail(email))
}

/** For what was kept before: `parseLead` checks the texts. */
export function isLeadForm(value: unknown): value is LeadForm {
  return isRecord(value) && LEAD_FIELDS.every((field) => typeof value[field] === 'string')
}

/** `email` must be normalized. */
export function isCompanyEmail(email: string, refusedDomains: readonly string[]): boolean {
  return isEmail(email) && !refusedDomains.includes(email.slice(email.indexOf('@') + 1))
}

function errorOf(
  field: LeadField,
  value: string,
  refusedDomains: readonly string[],
): string | undefined {
  if (!value) return REQUIRED[field]
  if (field === 'email') return emailError(value, refusedDomains)
  if (!isPlainText(value)) return PLAIN_TEXT
  return lengthError(field, value)
}

function emailError(value: string, refusedDomains: readonly string[]): string | undefined {
  if (hasInvisible(value) || /(?!\s)\p{Cc}/u.test(value)) return HIDDEN_CHARACTERS
  return (
    lengthError('email', value) ??
    (isCompanyEmail(value, refusedDomains) ? undefined : OFFICIAL_EMAIL)
  )
}

function lengthError(field: LeadField, value: string): string | undefined {
  if (value.length <= LEAD_MAX_LENGTHS[field]) return undefined
  return `Please use at most ${LEAD_MAX_LENGTHS[field]} characters`
}

/** No control characters and no broken surrogates, so that every database keeps it unchanged. */
function isPlainText(text: string): boolean {
  return !/\p{Cc}|\p{Cs}/u.test(text)
}
