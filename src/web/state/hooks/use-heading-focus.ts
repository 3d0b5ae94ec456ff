import { useLayoutEffect } from 'react'

/** For a part that comes after the page it is on: its heading takes the focus. */
export function useHeadingFocus() {
  useLayoutEffect(focusHeading, [])
}

export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
