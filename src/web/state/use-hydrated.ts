import { BASE } from '../../generated/languages.ts'
import { SITE } from '../../generated/site.ts'
import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in the first render in the browser, which must match. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => {}
}

/** What stands before the path of this page in links to share. A page without script shows the site's own address. */
export function useOrigin(): string {
  return (useHydrated() ? location.origin : SITE.address) + BASE
}
