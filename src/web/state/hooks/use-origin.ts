import { useSyncExternalStore } from 'react'
import { SITE } from '../../../content/site.ts'

/** Where this page comes from, as its links are shared. A page without script names the site's own address. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => SITE.address,
  )
}
