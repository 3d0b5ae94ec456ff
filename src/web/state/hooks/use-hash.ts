import { useSyncExternalStore } from 'react'

/** What stands behind # in the address, with the sign; it never reaches a server. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
}

/** Writes it without a new entry in the history. `parameters` without a value are left out. */
export function replaceHash(parameters: Readonly<Record<string, string>>): void {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '')
  const hash = filled.length > 0 ? `#${new URLSearchParams(filled).toString()}` : ''
  history.replaceState(null, '', `${location.pathname}${hash}`)
  dispatchEvent(new Event('hashchange'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}
