import type { ReactNode } from 'react'
import { useState } from 'react'
import { Form, FormBody, FormFoot } from '../../../ui/form/form.tsx'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { FieldError } from '../../../ui/form/text-field.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { AlertSlot } from '../../../ui/status/alert-slot.tsx'
import styles from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  title: string
  /** The label of the action. */
  action: string
  isDanger?: boolean
  /** Whether the fields are filled in; if not, they say so. */
  isReady?: () => boolean
  /** Runs the action; returns an error sentence, if any. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
  children: ReactNode
}

/** A modal with one action. It stays open while the action runs, and shows why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isDanger = false, isReady, onConfirm, onClose, children } = props
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    if (isWorking) return
    setIsWorking(true)
    const found = await onConfirm()
    setIsWorking(false)
    setProblem(found)
    if (found === undefined) onClose()
  }

  return (
    <ModalDialog title={title} open onCancel={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady?.() === false) event.currentTarget.querySelector('input')?.focus()
          else void confirm()
        }}
      >
        <FormBody>
          <div className="stack gap-4">{children}</div>
        </FormBody>
        <FormFoot
          alert={
            <AlertSlot>{problem && <FieldError id="problem">{problem}</FieldError>}</AlertSlot>
          }
        >
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isWorking} className={isDanger ? styles.danger : undefined}>
            {action}
          </Button>
        </FormFoot>
      </Form>
    </ModalDialog>
  )
}
