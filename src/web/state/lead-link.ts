import { isPlainText, LEAD_FIELDS, LEAD_MAX_LENGTHS } from '../../domain/lead/lead.ts'
import type { LeadField, LeadForm } from '../../domain/lead/lead.ts'

/**
 * The form values behind # in a link. Values that the form would not accept whole are dropped, because half an
 * email is another email. `undefined` if none are left.
 */
export function leadFormOfLink(hash: string): LeadForm | undefined {
  const params = new URLSearchParams(hash.slice(1))
  const form = { name: '', company: '', designation: '', email: '' }
  for (const field of LEAD_FIELDS) {
    const value = (params.get(field) ?? '').trim()
    if (isWhole(field, value)) form[field] = value
  }
  return Object.values(form).some(Boolean) ? form : undefined
}

/** Placeholders of mail programs, which remain in a letter that was sent as a test. */
const PLACEHOLDER = /\{\{.*\}\}|\*\|.*\|\*|%%.*%%|\[\[.*\]\]/

/** A broken escape is read as U+FFFD. */
function isWhole(field: LeadField, value: string): boolean {
  return (
    value.length <= LEAD_MAX_LENGTHS[field] &&
    isPlainText(value) &&
    !value.includes('\uFFFD') &&
    !PLACEHOLDER.test(value)
  )
}
