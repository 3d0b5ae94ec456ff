import { useSyncExternalStore } from 'react'

/** False in the prerendered page and in its first render: both must be the same. */
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
