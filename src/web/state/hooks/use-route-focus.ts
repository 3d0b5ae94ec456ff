import { useLayoutEffect, useRef } from 'react'
import { beginAgain } from '../location.ts'

/**
 * After a change of page: its top and the focus on its heading in one go, so that the focus never
 * rests on the body, where a screen reader would speak the window title first. A first load is left
 * to the browser.
 */
export function useRouteFocus(path: string) {
  const shownPath = useRef(path)

  useLayoutEffect(() => {
    // Back and forward too begin at the top, where the focus goes.
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    beginAgain()
  }, [path])
}
