import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import styles from './modal-dialog.module.css'

type ModalDialogProps = {
  title: string
  open: boolean
  /** Escape was pressed; the owner decides whether to close. */
  onCancel: () => void
  children: ReactNode
}

function afterTwoFrames(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

/** The platform's modal: it holds the focus, hides the page behind and gives the focus back. */
export function ModalDialog({ title, open, onCancel, children }: ModalDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // It is closed before it is removed: after an open dialog is removed, WebKit moves no focus.
  useLayoutEffect(() => {
    if (!open) return
    const element = dialog.current
    const root = document.documentElement
    root.dataset['modal'] = innerWidth > root.clientWidth ? 'scrolled' : ''
    element?.showModal()
    // The dialog itself has the focus first. If a field or a title had it at once, Orca would not say that
    // it is in a dialog, and with Firefox it would take what is typed for commands.
    element?.focus()
    const cancel = afterTwoFrames(() => {
      // A field in focus would open a phone's keyboard over the form.
      const isTouch = matchMedia('(pointer: coarse)').matches
      const isStill = document.activeElement === element
      if (isStill && !isTouch) element?.querySelector('input')?.focus()
    })
    return () => {
      cancel()
      element?.close()
      delete root.dataset['modal']
    }
  }, [open])

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault()
    onCancel()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={handleCancel}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
