import { useLayoutEffect } from 'react'
import type { LeadForm } from '../../../domain/lead/lead.ts'
import { leadFormOfLink } from '../lead-link.ts'

/**
 * Fills the form with what stands behind # in a link, and takes that out of the address, which others may
 * see. It runs before the paint, because a click that was kept for the page is done right after it.
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
