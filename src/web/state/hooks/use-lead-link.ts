import { useLayoutEffect } from 'react'
import type { LeadForm } from '../../../domain/lead/lead.ts'
import { leadFormOfLink } from '../lead-link.ts'

/**
 * Takes what a link says behind # and clears it from the address, which others may be shown. Before the
 * paint: a click that was kept for the page comes right after it.
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
