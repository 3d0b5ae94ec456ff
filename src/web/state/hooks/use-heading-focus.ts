import { useLayoutEffect } from 'react'
import { focusHeading } from '../location.ts'

/** For a part that comes after the page it is on: its heading takes the focus. */
export function useHeadingFocus() {
  useLayoutEffect(focusHeading, [])
}
