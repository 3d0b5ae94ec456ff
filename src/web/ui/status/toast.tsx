import { CloseIcon } from '../page/icons.tsx'
import styles from './toast.module.css'

type ToastProps = {
  tone: 'success' | 'danger'
  title: string
  text: string
  onDismiss: () => void
  onHold?: (held: boolean) => void
}

/**
 * Sits inside a live region that its owner keeps mounted. Holding it (pointer or focus) is told. It is
 * one group, and its title no `strong`: some screen readers say a message again for each part of it.
 */
export function Toast({ tone, title, text, onDismiss, onHold }: ToastProps) {
  return (
    <div
      role="group"
      className={[styles.toast, styles[tone]].join(' ')}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <p>
        <span className={styles.title}>{title}</span> {text}
      </p>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  )
}
