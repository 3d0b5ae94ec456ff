import { useState } from 'react'
import { START_PATH } from '../../../contract/pages.ts'
import type { LeadForm } from '../../../domain/lead/lead.ts'
import { navigate } from '../../state/location.ts'
import { useMilestone } from '../../state/hooks/use-milestone.ts'
import { useVisit } from '../../state/visit.ts'
import { ModalDialog } from '../../ui/form/modal-dialog.tsx'
import { LeadFields } from './lead-fields.tsx'

const EMPTY_FORM: LeadForm = { name: '', company: '', designation: '', email: '' }

type LeadDialogProps = { open: boolean; onClose: () => void }

/** Closing it keeps what was typed; only a saved lead opens the assessment. */
export function LeadDialog({ open, onClose }: LeadDialogProps) {
  const { lead, toast } = useVisit()
  const [typed, setTyped] = useState<LeadForm>()
  const [saving, setSaving] = useState(false)
  useMilestone(open ? 'lead-form' : undefined)

  function handleCancel() {
    if (!saving) onClose()
  }

  function handleSaved(form: LeadForm) {
    lead.set(form)
    onClose()
    navigate(START_PATH)
    toast.show({
      title: 'Success!',
      text: 'Your information has been saved. Starting your assessment...',
    })
  }

  return (
    <ModalDialog title="Get Your Assessment Results" open={open} onCancel={handleCancel}>
      {open && (
        <LeadFields
          values={typed ?? lead.get() ?? EMPTY_FORM}
          saving={saving}
          onChange={setTyped}
          onSaving={setSaving}
          onSaved={handleSaved}
          onCancel={handleCancel}
        />
      )}
    </ModalDialog>
  )
}
