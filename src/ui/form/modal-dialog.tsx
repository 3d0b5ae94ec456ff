import type { ReactNode, SyntheticEvent } from 'react'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './modal-dialog.module.css'

type ModalDialogProps = {
  id?: string
  title: string
  /** In the middle of the screen and as high as its content, also on a phone. */
  isShort?: boolean
  /** What is to know before, below the title. */
  note?: ReactNode
  open: boolean
  /** The dialog is open although this code did not open it: a button did, before the code was loaded. */
  onOpened?: (dialog: HTMLDialogElement) => void
  /** Escape was pressed; the owner decides whether to close. */
  onCancel: () => void
  /** The browser closed it without asking, as on a second Escape. */
  onClosed?: () => void
  children: ReactNode
}

/** The native modal: it traps focus, makes the page behind inert and restores focus. */
export function ModalDialog(props: ModalDialogProps) {
  const { id, title, isShort, note, open, onOpened, onCancel, onClosed, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const tellOpened = useEffectEvent((element: HTMLDialogElement) => onOpened?.(element))

  useLayoutEffect(() => {
    if (dialog.current?.open) tellOpened(dialog.current)
  }, [])

  // Close it before removing it: WebKit does not restore focus when an open dialog is removed.
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
      className={classesOf(styles.dialog, isShort && styles.short)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <p className="caption">{note}</p>}
      </div>
      {children}
    </dialog>
  )
}

/** Returns what cancels the delayed part. */
function show(element: HTMLDialogElement | null): () => void {
  element?.showModal()
  // The dialog itself gets focus first. If a field or a title had it at once, Orca would not announce the
  // dialog, and with Firefox it would treat typing as commands.
  element?.focus()
  return afterTwoFrames(() => {
    // A focused field would open a phone's keyboard over the form.
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
