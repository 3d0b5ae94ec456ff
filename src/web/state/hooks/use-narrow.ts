import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 40rem)'

/** Whether the page is as narrow as a phone. What is made without a browser is made wide. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
