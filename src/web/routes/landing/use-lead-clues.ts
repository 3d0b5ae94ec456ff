import { useRef } from 'react'
import type { LeadBody } from '../../../contract/bodies.ts'

/** The field that people cannot see. Its name must mean nothing to programs that fill in forms. */
export const HONEYPOT = 'remark'

/** What distinguishes a script from a person: the hidden field, and the time since the form opened empty. */
export function useLeadClues() {
  const emptySince = useRef<number>(undefined)

  return {
    /** Called when the form opens. If it is filled in already, no time is sent. */
    begin: (isEmpty: boolean) => {
      emptySince.current = isEmpty ? performance.now() : undefined
    },
    read: (form: HTMLFormElement): Pick<LeadBody, 'remark' | 'opened_ms'> => {
      const { current: since } = emptySince
      const field = form.elements.namedItem(HONEYPOT)
      return {
        remark: field instanceof HTMLInputElement ? field.value : '',
        ...(since !== undefined && { opened_ms: Math.round(performance.now() - since) }),
      }
    },
  }
}
