import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in the first render in the browser, which have to be the same. */
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
