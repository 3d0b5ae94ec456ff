import { CONSUMER_DOMAINS } from './consumer-domains.ts'
import { isRecord } from '../record.ts'
import type { Result } from '../result.ts'

export const LEAD_FIELDS = ['name', 'company', 'designation', 'email'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** What was typed. */
export type LeadForm = { readonly [field in LeadField]: string }
/** What is kept: trimmed, the email as normalizeEmail has it. */
export type Lead = { readonly [field in LeadField]: string }
/** One sentence for each wrong field. */
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
const PLAIN_TEXT = 'Please remove the unusual characters'

/** By the rules of docs/product.md. The browser and the server both decide by this function. */
export function parseLead(form: LeadForm): Result<Lead, LeadErrors> {
  const lead: Lead = {
    name: form.name.trim(),
    company: form.company.trim(),
    designation: form.designation.trim(),
    email: normalizeEmail(form.email),
  }
  const errors = Object.fromEntries(
    LEAD_FIELDS.flatMap((field) => {
      const error = errorOf(field, lead[field])
      return error ? [[field, error]] : []
    }),
  )
  return Object.keys(errors).length === 0 ? { ok: true, value: lead } : { ok: false, error: errors }
}

/** Accepts exactly the four fields, all of them text. */
export function readLeadForm(value: unknown): LeadForm | undefined {
  if (!isRecord(value)) return undefined
  const { name, company, designation, email, ...others } = value
  const isLeadForm =
    typeof name === 'string' &&
    typeof company === 'string' &&
    typeof designation === 'string' &&
    typeof email === 'string' &&
    Object.keys(others).length === 0
  return isLeadForm ? { name, company, designation, email } : undefined
}

/** One spelling for one address: in lower case, and an accent is part of its letter. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC')
}

/**
 * `email` as normalizeEmail has it, without invisible characters. The domain has no empty part:
 * 'gmail.com.' is gmail.com.
 */
export function isCompanyEmail(email: string): boolean {
  const domain = /^[^\s@\p{Cf}]+@([^\s@.\p{Cf}]+(?:\.[^\s@.\p{Cf}]+)+)$/u.exec(email)?.[1]
  return domain !== undefined && !CONSUMER_DOMAINS.includes(domain)
}

function errorOf(field: LeadField, value: string): string | undefined {
  if (!value) return REQUIRED[field]
  if (!isPlainText(value)) return field === 'email' ? OFFICIAL_EMAIL : PLAIN_TEXT
  if (value.length > LEAD_MAX_LENGTHS[field]) {
    return `Please use at most ${LEAD_MAX_LENGTHS[field]} characters`
  }
  return field === 'email' && !isCompanyEmail(value) ? OFFICIAL_EMAIL : undefined
}

/** No control characters and no broken surrogates: what every database keeps as it is. */
export function isPlainText(text: string): boolean {
  return !/\p{Cc}|\p{Cs}/u.test(text)
}
