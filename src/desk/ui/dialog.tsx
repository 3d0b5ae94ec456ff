import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../web/ui/page/button.tsx'
import { Form, FormBody, FormFoot } from '../../web/ui/form/form.tsx'
import { ModalDialog } from '../../web/ui/form/modal-dialog.tsx'
import { AlertSlot } from '../../web/ui/status/alert-slot.tsx'

type DialogProps = {
  title: string
  open: boolean
  onClose: () => void
  /** What the one action is called; without it the dialog only closes. */
  action?: string
  isDanger?: boolean
  isReady?: boolean
  /** What it could not do, as a sentence. */
  onDone?: () => Promise<string | undefined>
  children: ReactNode
}

/** A modal with one action; while it works it stays, and when it fails it says why. */
export function Dialog(props: DialogProps) {
  const { title, open, onClose, action, isDanger = false, isReady = true, onDone, children } = props
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  function handleClose() {
    setProblem(undefined)
    onClose()
  }

  async function handleDone() {
    if (isWorking || !isReady) return
    setIsWorking(true)
    const found = await onDone?.()
    setIsWorking(false)
    setProblem(found)
    if (found === undefined) onClose()
  }

  return (
    <ModalDialog title={title} open={open} onCancel={handleClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void handleDone()
        }}
      >
        <FormBody>{children}</FormBody>
        <FormFoot alert={<AlertSlot>{problem && <p>{problem}</p>}</AlertSlot>}>
          <Button look="secondary" onClick={handleClose}>
            {action === undefined ? 'Close' : 'Cancel'}
          </Button>
          {action !== undefined && (
            <Button
              type="submit"
              look={isDanger ? 'secondary' : 'primary'}
              busy={isWorking || !isReady}
            >
              {action}
            </Button>
          )}
        </FormFoot>
      </Form>
    </ModalDialog>
  )
}
