import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * The address, whose links and forms open within the page: what is on it stays until the next data are there. A
 * browser without the Navigation API loads each address.
 */
export function useAddress(): string {
  const address = useSyncExternalStore(subscribe, () => location.href)
  const { pathname } = new URL(address)
  const shown = useRef(pathname)

  // A loaded page would begin at its top as well.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname])

  return address
}

function subscribe(onChange: () => void): () => void {
  if (!('navigation' in window)) return () => {}

  function open(event: NavigateEvent) {
    const { canIntercept, destination, downloadRequest, hashChange } = event
    // The link of what is shown loads it again, as a reload does.
    const isSame = destination.url === location.href
    if (!canIntercept || downloadRequest !== null || hashChange || isSame) return
    if (new URL(destination.url).pathname !== location.pathname) {
      document.documentElement.dataset['moved'] = ''
    }
    // The handler runs once the address is the new one.
    event.intercept({ focusReset: 'manual', handler: () => Promise.resolve(onChange()) })
  }

  navigation.addEventListener('navigate', open)
  return () => navigation.removeEventListener('navigate', open)
}
