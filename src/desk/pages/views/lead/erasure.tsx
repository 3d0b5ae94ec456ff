import { useState } from 'react'
import type { FormEvent } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { RowCounts, StoredLead } from '../../../../contract/desk/api.ts'
import type { ErasureRequest } from '../../../../contract/desk/requests.ts'
import { countsText } from '../../../../domain/counted.ts'
import { Form, FormBody, FormFoot } from '../../../../ui/form/form.tsx'
import { ModalDialog } from '../../../../ui/form/modal-dialog.tsx'
import { FieldError, TextField } from '../../../../ui/form/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { AlertSlot } from '../../../../ui/status/alert-slot.tsx'
import { LEADS_PATH } from '../../address.ts'
import { ask } from '../../ask.ts'
import { Status } from '../../parts/view.tsx'
import { useQuery } from '../../use-query.ts'
import styles from './erasure.module.css'

const BACKUPS =
  'Backups made before now still have these rows. Restoring one with owner restore erases them again.'

type ErasureProps = { lead: StoredLead }

/** The last thing on a lead, or the other choice beside its release. */
export function Erasure({ lead }: ErasureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [erased, setErased] = useState<RowCounts>()
  return (
    <div className="cluster">
      {erased ? (
        <a href={LEADS_PATH}>Go to the leads</a>
      ) : (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          Erase…
        </Button>
      )}
      <Status>{erased && `Erased ${countsText(erased)}. ${BACKUPS}`}</Status>
      {isOpen && (
        <ErasureDialog lead={lead} onErased={setErased} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}

type ErasureDialogProps = ErasureProps & {
  onErased: (erased: RowCounts) => void
  onClose: () => void
}

/** It cannot be undone, so the owner types whom to erase. It stays open while that runs, and shows why it failed. */
function ErasureDialog({ lead, onErased, onClose }: ErasureDialogProps) {
  const { id, name, email } = lead
  const { value } = useQuery<RowCounts>(`${DESK_PATHS.erasure}?id=${id}`)
  const [typingError, setTypingError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const isTyped = field?.value.trim() === email
    setTypingError(isTyped ? undefined : 'That is not the address yet.')
    if (!isTyped) return field?.focus()
    if (isWorking) return
    setIsWorking(true)
    const body: ErasureRequest = { email, typed: email }
    const reply = await ask<RowCounts>(DESK_PATHS.erasure, body)
    setIsWorking(false)
    if (!reply.ok) return setProblem(reply.error.sentence)
    onErased(reply.value)
    onClose()
  }

  return (
    <ModalDialog title={`Erase ${name} for good`} isShort open onCancel={onClose}>
      <Form onSubmit={(event) => void erase(event)}>
        <FormBody>
          <div className="stack gap-4">
            <p>
              {value ? `${countsText(value)} will be deleted` : 'Everything will be deleted'}, with
              notes and deliveries. This cannot be undone.
            </p>
            <TextField
              label={`Type ${email} to\u00A0confirm`}
              autoComplete="off"
              spellCheck={false}
              error={typingError}
            />
          </div>
        </FormBody>
        <FormFoot
          alert={
            <AlertSlot>{problem && <FieldError id="problem">{problem}</FieldError>}</AlertSlot>
          }
        >
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isWorking} className={styles.danger}>
            Erase for good
          </Button>
        </FormFoot>
      </Form>
    </ModalDialog>
  )
}
