import type { SyntheticEvent } from 'react'
import { useRef } from 'react'
import type { LeadBody } from '../../../contract/api.ts'

/** The field that people cannot see. Its name must mean nothing to programs that fill in forms. */
export const HONEYPOT = 'remark'

export type LeadClues = {
  /** Called when the form opens. If it is filled in already, no time is sent. */
  begin: (isEmpty: boolean) => void
  /** Called at each change of a field, with its value before. */
  watch: (event: SyntheticEvent<HTMLInputElement>, before: string) => void
  read: (form: HTMLFormElement) => Pick<LeadBody, 'remark' | 'opened_ms'>
}

/**
 * What distinguishes a script from a person: the hidden field, and the time since the form opened empty. If
 * anything but keys entered a value (the browser, a password manager, a paste), no time is sent.
 */
export function useLeadClues(): LeadClues {
  const typedSince = useRef<number>(undefined)

  return {
    begin: (isEmpty) => {
      typedSince.current = isEmpty ? performance.now() : undefined
    },
    watch: ({ nativeEvent, currentTarget }, before) => {
      if (!isKeyStroke(nativeEvent, before, currentTarget.value)) typedSince.current = undefined
    },
    read: (form) => {
      const { current: since } = typedSince
      const field = form.elements.namedItem(HONEYPOT)
      return {
        remark: field instanceof HTMLInputElement ? field.value : '',
        ...(since !== undefined && { opened_ms: Math.round(performance.now() - since) }),
      }
    },
  }
}

/** One key writes one character, in some scripts two. Phones write whole words as a composition. */
function isKeyStroke(event: Event, before: string, after: string): boolean {
  const type = event instanceof InputEvent ? event.inputType : ''
  const isByKeys = /^(?:insertText|insertCompositionText|delete)/.test(type)
  return isByKeys && after.length - before.length <= 2
}
