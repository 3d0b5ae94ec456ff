import { LEAD_FIELDS, parseLead } from '../../../domain/lead/lead.ts'
import type { LeadField, LeadForm } from '../../../domain/lead/lead.ts'
import { REFUSED_DOMAINS } from '../../../generated/refused-domains.ts'
import { paramsOf } from '../../state/source-store.ts'

/**
 * The form values behind # in a link. Values that the form would not accept whole are dropped, because half an
 * email is another email. `undefined` if none are left.
 */
export function leadFormOfLink(hash: string): LeadForm | undefined {
  const params = paramsOf(hash)
  // A plus in an email is no blank.
  const email = paramsOf(hash.replaceAll('+', '%2B')).get('email')
  const form = { name: '', company: '', designation: '', email: '' }
  for (const field of LEAD_FIELDS) {
    const value = ((field === 'email' ? email : params.get(field)) ?? '').trim()
    if (isWhole(field, value)) form[field] = value
  }
  return Object.values(form).some(Boolean) ? form : undefined
}

/** Merge fields of mail programs, which remain in a letter that was sent as a test. */
const MERGE_FIELDS = [
  // {{name}}, ${name}, [[name]], «name», $(name)
  /[[{«【].*[\]}»】]|[$#%]\(.*\)|\(\(.*\)\)/,
  // <<name>>, <%= name %>, <name>
  /<[<%?$#].*[>%?$#]>|<[\p{L}\p{N} _./-]+>/u,
  // %name%, %%name%%, *|name|*
  /%[^%\s][^%]*%|\*\|.*\|\*/,
  // The same sign on either side: #name#, |name|, ~name~, -name-, __name__
  /^([^\p{L}\p{M}\p{N}\s"'.]).+\1$/u,
  /^\$\w+$/,
]

/** A broken escape is read as U+FFFD. */
function isWhole(field: LeadField, value: string): boolean {
  if (value.includes('\uFFFD') || MERGE_FIELDS.some((pattern) => pattern.test(value))) return false
  const lead = parseLead({ ...ACCEPTED, [field]: value }, REFUSED_DOMAINS)
  return lead.ok && lead.value[field] === (field === 'email' ? value.toLowerCase() : value)
}

const ACCEPTED = { name: 'A', company: 'A', designation: 'A', email: 'a@company.com' }
