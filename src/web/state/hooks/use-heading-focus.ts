import { useLayoutEffect } from 'react'
import { focusHeading } from '../location.ts'

/** For content that appears after its page: the new heading gets focus. */
export function useHeadingFocus() {
  useLayoutEffect(focusHeading, [])
}
