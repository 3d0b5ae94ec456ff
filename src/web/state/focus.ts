import { useLayoutEffect, useRef, useState } from 'react'
import { wasOpened } from './location.ts'
import { useHydrated } from '../../ui/page/use-hydrated.ts'

/** Goes to the top of the page, as after a load. */
export function focusTop(): void {
  focusHeading()
  scrollTo(0, 0)
}

export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * For content that appears after its page: the new heading gets focus, once it is there, unless the server has rendered
 * it.
 */
export function useHeadingFocus(isThere = true) {
  const [appears] = useState(useHydrated())
  useLayoutEffect(() => {
    if (appears && isThere) focusHeading()
  }, [appears, isThere])
}

/**
 * After a change of page, focuses the heading at once, so that focus never rests on the body, where a screen reader would
 * read the window title first. A page that was opened begins at its top; after Back, the browser scrolls to where it was
 * left. The first load is left to the browser.
 */
export function useRouteFocus(path: string) {
  const shownPath = useRef(path)

  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (wasOpened()) focusTop()
    else focusHeading()
  }, [path])
}
