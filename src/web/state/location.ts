import { useSyncExternalStore } from 'react'

const MOVED = 'assessment:moved'

/** The path that the address bar shows, or `prerenderedPath` where there is no address bar. */
export function usePath(prerenderedPath: string | undefined): string {
  return useSyncExternalStore(subscribe, pathNow, () => prerenderedPath ?? pathNow())
}

/** Opens another page of the product without loading a document. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  dispatchEvent(new Event(MOVED))
}

/** At the top of the page, as after a load. */
export function beginAgain(): void {
  focusHeading()
  scrollTo(0, 0)
}

export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

function pathNow(): string {
  return location.pathname
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}
