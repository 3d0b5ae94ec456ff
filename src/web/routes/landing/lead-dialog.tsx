import * as say from '../../../generated/words/form.ts'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { LEAD_DIALOG_ID } from './use-lead-form.ts'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

/** Its fields are rendered before it opens. Rendering them on click took a third of the opening script. */
export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog
      id={LEAD_DIALOG_ID}
      title={say.title}
      note={<PrivacyNote text={say.privacy} />}
      open={form.isOpen}
      onOpened={form.takeOver}
      onCancel={form.close}
      onClosed={form.handleClosed}
    >
      <LeadFields form={form} />
    </ModalDialog>
  )
}
