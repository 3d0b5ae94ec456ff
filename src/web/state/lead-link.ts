import { isPlainText, LEAD_FIELDS, LEAD_MAX_LENGTHS } from '../../domain/lead/lead.ts'
import type { LeadField, LeadForm } from '../../domain/lead/lead.ts'

/**
 * The values of the form that stand behind # in a link. One that the form would not take whole is left
 * out: half an email is another email. `undefined` where none is left.
 */
export function leadFormOfLink(hash: string): LeadForm | undefined {
  const given = new URLSearchParams(hash.slice(1))
  const form = { name: '', company: '', designation: '', email: '' }
  for (const field of LEAD_FIELDS) {
    const value = (given.get(field) ?? '').trim()
    if (isWhole(field, value)) form[field] = value
  }
  return Object.values(form).some(Boolean) ? form : undefined
}

/** As mail programs write what they replace by a name: still there in a letter that was sent as a test. */
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
