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
  const heading = useRef<HTMLHeadingElement>(null)

  // Closed before it leaves the page: after a dialog is removed while open, WebKit moves no focus.
  useLayoutEffect(() => {
    if (!open) return
    const element = dialog.current
    element?.showModal()
    const root = document.documentElement
    root.dataset['modal'] = innerWidth > root.clientWidth ? 'scrolled' : ''
    // Of a field that has the focus at once, Orca with Firefox says nothing, and takes what is typed for
    // commands. The title has it first.
    heading.current?.focus()
    const cancel = afterTwoFrames(() => {
      // A field in focus would open a phone's keyboard over the form.
      const isTouch = matchMedia('(pointer: coarse)').matches
      const isStill = document.activeElement === heading.current
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
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={handleCancel}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
