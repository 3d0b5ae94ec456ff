import type { ReactNode, SyntheticEvent } from 'react'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './modal-dialog.module.css'

type ModalDialogProps = {
  id?: string
  title: string
  open: boolean
  /** It is open although nobody asked for that here: a button opened it before there was any code. */
  onOpened?: (dialog: HTMLDialogElement) => void
  /** Escape was pressed; the owner decides whether to close. */
  onCancel: () => void
  /** The browser closed it without asking, as it does at a second Escape. */
  onClosed?: () => void
  children: ReactNode
}

/** The platform's modal: it holds the focus, hides the page behind and gives the focus back. */
export function ModalDialog(props: ModalDialogProps) {
  const { id, title, open, onOpened, onCancel, onClosed, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const tellOpened = useEffectEvent((element: HTMLDialogElement) => onOpened?.(element))

  useLayoutEffect(() => {
    if (dialog.current?.open) tellOpened(dialog.current)
  }, [])

  // It is closed before it is removed: after an open dialog is removed, WebKit moves no focus.
  useLayoutEffect(() => {
    if (!open) return
    const element = dialog.current
    const root = document.documentElement
    root.dataset['modal'] = innerWidth > root.clientWidth ? 'scrolled' : ''
    const cancel = element?.open ? undefined : show(element)
    return () => {
      cancel?.()
      element?.close()
      delete root.dataset['modal']
    }
  }, [open])

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault()
    onCancel()
  }

  function handleClose() {
    if (open && !dialog.current?.open) onClosed?.()
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      tabIndex={-1}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** Returns what takes back the part that is still to come. */
function show(element: HTMLDialogElement | null): () => void {
  element?.showModal()
  // The dialog itself has the focus first. If a field or a title had it at once, Orca would not say that it is
  // in a dialog, and with Firefox it would take what is typed for commands.
  element?.focus()
  return afterTwoFrames(() => {
    // A field in focus would open a phone's keyboard over the form.
    const isTouch = matchMedia('(pointer: coarse)').matches
    const isStill = document.activeElement === element
    if (isStill && !isTouch) element?.querySelector('input')?.focus()
  })
}

function afterTwoFrames(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
