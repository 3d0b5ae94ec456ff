import { useLayoutEffect, useRef } from 'react'
import { focusTop } from '../location.ts'

/**
 * After a change of page, scrolls to the top and focuses the heading at once, so that focus never rests on
 * the body, where a screen reader would read the window title first. The first load is left to the browser.
 */
export function useRouteFocus(path: string) {
  const shownPath = useRef(path)

  useLayoutEffect(() => {
    // Back and forward also start at the top, where the focus goes.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    focusTop()
  }, [path])
}
