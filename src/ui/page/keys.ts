import type { KeyboardEvent, MouseEvent } from 'react'

/** 1 for the arrow key that points where text goes, -1 for the one that points back. */
export function sideOf({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return key === onward ? 1 : -1
}

/** Whether it may be a command to the browser. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey
}
