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
