import { useState } from 'react'
import type { LeadBody } from '../../../contract/api.ts'
import type { LeadForm } from '../../../domain/lead/lead.ts'

/** The form's field that no person sees. */
export const HONEYPOT = 'website'

type LeadClues = Pick<LeadBody, 'website' | 'opened_ms'>

/**
 * What tells a script from a person: the hidden field, and the time since the form opened empty.
 * A form that the browser filled in, or that came filled in, tells nothing.
 */
export function useLeadClues(values: LeadForm): (form: HTMLFormElement) => LeadClues {
  const [openedAt] = useState(() => (isEmpty(values) ? performance.now() : undefined))

  return (form) => {
    if (form.querySelector(':autofill')) return {}
    const field = form.elements.namedItem(HONEYPOT)
    return {
      website: field instanceof HTMLInputElement ? field.value : '',
      ...(openedAt !== undefined && { opened_ms: Math.round(performance.now() - openedAt) }),
    }
  }
}

function isEmpty(values: LeadForm): boolean {
  return Object.values(values).every((value) => value === '')
}
