import { TITLE } from '../../../content/generated/lead-form.ts'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { LEAD_DIALOG_ID } from './lead-dialog-id.ts'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

/** Its fields are rendered before it opens. Rendering them on click took a third of the opening script. */
export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog
      id={LEAD_DIALOG_ID}
      title={TITLE}
      open={form.isOpen}
      onOpened={form.takeOver}
      onCancel={form.close}
      onClosed={form.handleClosed}
    >
      <LeadFields form={form} />
    </ModalDialog>
  )
}
