import { pathOf } from '../../contract/pages.ts'
import type { Step } from '../../domain/assessment/flow.ts'
import { navigate } from './location.ts'

/** What is left to do of a turn: the browser first takes a picture of the question that leaves. */
let opening: (() => void) | undefined

/** Opens the next or the previous step. The browser shows how one question goes and the other comes, where it can. */
export function turnTo(step: Step, way: 'on' | 'back'): void {
  opening = () => {
    opening = undefined
    navigate(pathOf(step), { way })
  }
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || step.kind !== 'question' || !document.startViewTransition) {
    open()
    return
  }
  document.documentElement.dataset['moved'] = 'leaving'
  // It ends early when the next turn begins, or the tab is hidden.
  document.startViewTransition(open).ready.catch(() => {})
  addEventListener('keydown', handleEarlyKey, true)
  addEventListener('click', handleEarlyClick, true)
}

function open() {
  opening?.()
}

/** A key that comes before the question is for that question. */
function handleEarlyKey(event: KeyboardEvent) {
  if (!opening) return
  event.stopImmediatePropagation()
  open()
  queueMicrotask(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)))
}

/** Until the browser draws the question, a click hits the root element and nothing of it. */
function handleEarlyClick({ target, isTrusted, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement || !isTrusted) return
  open()
  queueMicrotask(() => {
    const controls = Array.from(document.querySelectorAll<HTMLElement>('label, button'))
    const meant = controls.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
    })
    // A button that stays at the bottom lies over options.
    meant.at(-1)?.click()
  })
}
