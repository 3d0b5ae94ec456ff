import { useSyncExternalStore } from 'react'
import { hrefOf } from '../../contract/languages.ts'
import { HOME_PATH } from '../../contract/pages.ts'
import { BASE } from '../../generated/languages.ts'

const MOVED = 'assessment:moved'

/** Whether this is the page for a frame: there the path is in the history, and the address stays. */
export function isEmbedded(): boolean {
  return document.documentElement.dataset['embedded'] !== undefined
}

/** The current path, or `prerenderedPath` while prerendering. */
export function usePath(prerenderedPath: string | undefined): string {
  return useSyncExternalStore(subscribe, pathNow, () => prerenderedPath ?? pathNow())
}

/** What follows the # of the address; nothing while prerendering. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
}

/** Opens another page of the product without loading a document. `way`: from one question to another. */
export function navigate(path: string, { replace = false, way = '' } = {}): void {
  const address = isEmbedded() ? undefined : hrefOf(path)
  if (replace) history.replaceState(path, '', address)
  else history.pushState(path, '', address)
  // A page that is opened from another one comes in; the first is there.
  document.documentElement.dataset['moved'] = way
  dispatchEvent(new Event(MOVED))
}

/** Whether the page was opened from another one, and not by Back or Forward. */
export function wasOpened(): boolean {
  return document.documentElement.dataset['moved'] !== undefined
}

/** For the page around a frame; embedded.ts passes it on. */
export function notifyHost(reached: 'lead' | 'finished'): void {
  dispatchEvent(new Event(`assessment:${reached}`))
}

export function pathNow(): string {
  if (!isEmbedded()) return location.pathname.slice(BASE.length) || HOME_PATH
  return typeof history.state === 'string' ? history.state : HOME_PATH
}

function subscribe(listener: () => void): () => void {
  function handleBack() {
    delete document.documentElement.dataset['moved']
    listener()
  }
  addEventListener('popstate', handleBack)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', handleBack)
    removeEventListener(MOVED, listener)
  }
}
