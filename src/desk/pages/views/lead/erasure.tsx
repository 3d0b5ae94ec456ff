import { useState } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { Erased, ErasurePreview } from '../../../../contract/desk/api.ts'
import type { ErasureRequest } from '../../../../contract/desk/requests.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Part, Status } from '../../parts/view.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { LEADS_PATH } from '../../address.ts'
import { ask } from '../../ask.ts'
import { counted } from '../../../../domain/counted.ts'
import { useQuery } from '../../use-query.ts'

const BACKUPS =
  'Backups made before now still have these rows. Restoring one with owner restore erases them again.'

type ErasureProps = { id: number; email: string }

/** The last thing on a lead. */
export function Erasure({ id, email }: ErasureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [erased, setErased] = useState<Erased>()
  return (
    <Part>
      {erased ? (
        <a href={LEADS_PATH}>Go to the leads</a>
      ) : (
        <div className="cluster">
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            Erase…
          </Button>
        </div>
      )}
      <Status>{erased && `Erased ${rowsText(erased)}. ${BACKUPS}`}</Status>
      {isOpen && (
        <ErasureDialog
          id={id}
          email={email}
          onErased={setErased}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Part>
  )
}

type ErasureDialogProps = ErasureProps & {
  onErased: (erased: Erased) => void
  onClose: () => void
}

/** It cannot be undone, so the owner types whom to erase. */
function ErasureDialog({ id, email, onErased, onClose }: ErasureDialogProps) {
  const { value } = useQuery<ErasurePreview>(`${DESK_PATHS.erasure}?id=${id}`)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function isAddress(): boolean {
    const matches = typed.trim() === email
    setError(matches ? undefined : 'That is not the address yet.')
    return matches
  }

  async function erase(): Promise<string | undefined> {
    const body: ErasureRequest = { email, typed: email }
    const reply = await ask<Erased>(DESK_PATHS.erasure, body)
    if (!reply.ok) return reply.error.sentence
    onErased(reply.value)
    return undefined
  }

  return (
    <ConfirmDialog
      title="Erase this person for good"
      action="Erase for good"
      isDanger
      isReady={isAddress}
      onConfirm={erase}
      onClose={onClose}
    >
      <p>
        {value ? `${rowsText(value)} will be deleted` : 'Everything will be deleted'}, with notes
        and deliveries. This cannot be undone.
      </p>
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  )
}

function rowsText({ leads, responses }: { leads: number; responses: number }): string {
  return `${counted(leads, 'lead')} and ${counted(responses, 'response')}`
}
