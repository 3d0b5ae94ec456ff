import { useLayoutEffect } from 'react'
import { focusHeading } from '../location.ts'

/** For what is shown later than its page: the new heading takes the focus. */
export function useHeadingFocus() {
  useLayoutEffect(focusHeading, [])
}
