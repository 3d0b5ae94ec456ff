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
  document.startViewTransition(open)
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

/** Until the browser draws the question, a click hits nothing of it. */
function handleEarlyClick({ target, isTrusted, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement || !isTrusted) return
  requestAnimationFrame(() => {
    const hit = document.elementFromPoint(clientX, clientY)
    if (hit instanceof HTMLElement) hit.click()
  })
}
