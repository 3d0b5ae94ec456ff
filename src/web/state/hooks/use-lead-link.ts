import { useLayoutEffect } from 'react'
import type { LeadForm } from '../../../domain/lead/lead.ts'
import { leadFormOfLink } from '../lead-link.ts'

/**
 * Fills the form with the values behind # in a link, and removes them from the address, which others may
 * see. Runs before the paint, because a click made before hydration is replayed right after it.
 */
export function useLeadLink(fill: (form: LeadForm) => void) {
  useLayoutEffect(() => {
    function take() {
      const { hash, pathname, search } = location
      if (!hash) return
      history.replaceState(history.state, '', pathname + search)
      const form = leadFormOfLink(hash)
      if (form) fill(form)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [fill])
}
