import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { Form, FormBody, FormFoot } from '../../../ui/form/form.tsx'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { AlertSlot } from '../../../ui/status/alert-slot.tsx'
import { Action, DangerAction } from './action.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  onClose: () => void
  /** What the one action is called; without it the dialog only closes. */
  action?: string
  isDanger?: boolean
  /** Says mistakes at the fields; with any, nothing is done. */
  isReady?: () => boolean
  /** What it could not do, as a sentence. */
  onDone?: () => Promise<string | undefined>
  children: ReactNode
}

/** A modal with one action. It stays while that works, and says why it failed. It is there only while open. */
export function Dialog(props: DialogProps) {
  const { title, onClose, action, isDanger = false, isReady, onDone, children } = props
  useFocusBack()
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleDone() {
    if (isWorking || isReady?.() === false) return
    setIsWorking(true)
    const found = await onDone?.()
    setIsWorking(false)
    setProblem(found)
    if (found === undefined) onClose()
  }

  return (
    <ModalDialog title={title} open onCancel={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void handleDone()
        }}
      >
        <FormBody>
          <div className={styles.content}>{children}</div>
        </FormBody>
        <FormFoot
          alert={<AlertSlot>{problem && <p className={styles.problem}>{problem}</p>}</AlertSlot>}
        >
          <Action onClick={onClose}>{action === undefined ? 'Close' : 'Cancel'}</Action>
          {action !== undefined && (
            <Submit isDanger={isDanger} isBusy={isWorking}>
              {action}
            </Submit>
          )}
        </FormFoot>
      </Form>
    </ModalDialog>
  )
}

type SubmitProps = { isDanger: boolean; isBusy: boolean; children: string }

function Submit({ isDanger, isBusy, children }: SubmitProps) {
  return isDanger ? (
    <DangerAction type="submit" busy={isBusy}>
      {children}
    </DangerAction>
  ) : (
    <Action look="primary" type="submit" busy={isBusy}>
      {children}
    </Action>
  )
}

/** The modal gives the focus back to what opened it. Where that is gone, the heading takes it. */
function useFocusBack() {
  useLayoutEffect(
    () => () => {
      // Until the dialog is gone, nothing outside it takes the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector('h1')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
