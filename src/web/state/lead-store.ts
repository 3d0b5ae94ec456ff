import { parseLead, readLeadForm } from '../../domain/lead/lead.ts'
import type { LeadForm } from '../../domain/lead/lead.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'

const KEY = 'leadData'

export type LeadStore = {
  /** The form values that were saved last. */
  get: () => LeadForm | undefined
  set: (form: LeadForm) => void
  clear: () => void
  /** The email as the server keeps it; null without a lead, or where storage was tampered with. */
  email: () => string | null
}

export function createLeadStore(storage: VisitStorage): LeadStore {
  function get() {
    return readLeadForm(readStored(storage, KEY))
  }

  return {
    get,
    set: (form) => storage.set(KEY, JSON.stringify(form)),
    clear: () => storage.remove(KEY),
    email: () => {
      const form = get()
      const lead = form && parseLead(form)
      return lead?.ok ? lead.value.email : null
    },
  }
}
