import { isIdempotencyKey } from '../../contract/api.ts'
import { isLeadForm, parseLead } from '../../domain/lead/lead.ts'
import type { LeadForm } from '../../domain/lead/lead.ts'
import { readStored, REPORTS_KEY } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { REFUSED_DOMAINS } from '../../generated/refused-domains.ts'

const KEY = 'leadData'
const KEY_OF_LEAD = 'leadKey'

export function createLeadStore(storage: VisitStorage) {
  /** The form values that were saved last. */
  function get(): LeadForm | undefined {
    const form = readStored(storage, KEY)
    return isLeadForm(form) ? form : undefined
  }

  /** The email as the server keeps it; null without a lead, or if storage was tampered with. */
  function email(): string | null {
    const form = get()
    const lead = form && parseLead(form, REFUSED_DOMAINS)
    return lead?.ok ? lead.value.email : null
  }

  return {
    get,
    /** `key`: the key of the lead on the server. Whether somebody else used this browser before. */
    set: (form: LeadForm, key: string): boolean => {
      const [before, name] = [email(), get()?.name]
      storage.set(KEY, JSON.stringify(form))
      storage.set(KEY_OF_LEAD, JSON.stringify(key))
      const isOther = before !== null && before !== email()
      // Reports of whoever used this browser before are not this person’s.
      if (isOther) storage.remove(REPORTS_KEY)
      // Who corrects an address has the same name.
      return isOther && name !== form.name
    },
    key: (): string | undefined => {
      const key = readStored(storage, KEY_OF_LEAD)
      return isIdempotencyKey(key) ? key : undefined
    },
    clear: () => {
      storage.remove(KEY)
      storage.remove(KEY_OF_LEAD)
    },
    email,
  }
}
