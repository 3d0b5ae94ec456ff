import type { ReactNode } from 'react'
import { useState } from 'react'
import { Form, FormBody, FormFoot } from '../form/form.tsx'
import { ModalDialog } from '../form/modal-dialog.tsx'
import { Button } from '../page/button.tsx'
import { AlertSlot } from '../status/alert-slot.tsx'
import styles from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  title: string
  /** What the one action is called. */
  action: string
  isDanger?: boolean
  /** Does it; returns a sentence about what it could not do. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
  children: ReactNode
}

/** A modal with one action. It stays while that works, and says why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isDanger = false, onConfirm, onClose, children } = props
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
          void confirm()
        }}
      >
        <FormBody>
          <div className={styles.content}>{children}</div>
        </FormBody>
        <FormFoot
          alert={<AlertSlot>{problem && <p className={styles.problem}>{problem}</p>}</AlertSlot>}
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
