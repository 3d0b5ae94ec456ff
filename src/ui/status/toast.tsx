import type { MouseEventHandler } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../page/icons.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './toast.module.css'

type ToastProps = {
  tone: 'success' | 'danger'
  title: string
  text: string
  /** What the button for it is called. */
  dismiss: string
  onDismiss: MouseEventHandler<HTMLButtonElement>
}

/**
 * Sits inside a live region that its owner keeps mounted. It is one group, and its title neither a `strong`
 * nor a block, because some screen readers repeat a message for each part.
 */
export function Toast({ tone, title, text, dismiss, onDismiss }: ToastProps) {
  return (
    <div role="group" className={classesOf(styles.toast, styles[tone])}>
      {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <p className="full">
        <span>{title}</span>
        <br />
        <span>{text}</span>
      </p>
      <button type="button" aria-label={dismiss} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  )
}
