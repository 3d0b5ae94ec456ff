import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Erased, ErasurePreview, ErasureRequest } from '../../../contract/desk.ts'
import { ConfirmDialog } from '../../../ui/desk/confirm-dialog.tsx'
import { Card, Status } from '../../../ui/desk/view.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { LEADS_PATH } from '../../address.ts'
import { ask } from '../../ask.ts'
import { counted } from '../../format.ts'
import { useQuery } from '../../use-query.ts'

type ErasureCardProps = { id: number; email: string }

export function ErasureCard({ id, email }: ErasureCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [erased, setErased] = useState<Erased>()
  return (
    <Card title="Erase this person" isDanger>
      <Status>
        {erased
          ? [`Erased ${rowsText(erased)}.`, ...erased.notes].join(' ')
          : `Every lead and response of ${email}, for good.`}
      </Status>
      <div>
        {erased ? (
          <a href={LEADS_PATH}>Go to the leads</a>
        ) : (
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            Erase
          </Button>
        )}
      </div>
      {isOpen && (
        <ErasureDialog
          id={id}
          email={email}
          onErased={setErased}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

type ErasureDialogProps = ErasureCardProps & {
  onErased: (erased: Erased) => void
  onClose: () => void
}

/** It cannot be undone, so the owner types whom to erase. */
function ErasureDialog({ id, email, onErased, onClose }: ErasureDialogProps) {
  const { value } = useQuery<ErasurePreview>(`${DESK_PATHS.erasure}?id=${id}`)
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string>()

  async function erase(): Promise<string | undefined> {
    if (typed.trim() !== email) {
      const sentence = `Type ${email} to confirm.`
      setMistake(sentence)
      return sentence
    }
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
      onConfirm={erase}
      onClose={onClose}
    >
      <p>
        {value ? `${rowsText(value)} of ${email} will be deleted` : 'Everything will be deleted'},
        with notes and deliveries. This cannot be undone.
      </p>
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={mistake}
        onChange={(event) => {
          setTyped(event.target.value)
          setMistake(undefined)
        }}
      />
    </ConfirmDialog>
  )
}

function rowsText({ leads, responses }: { leads: number; responses: number }): string {
  return `${counted(leads, 'lead')} and ${counted(responses, 'response')}`
}
