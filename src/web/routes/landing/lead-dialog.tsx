import { TITLE } from '../../../content/lead-form.ts'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

/** Its fields are made before it opens. Made at the click, they took a third of the script that opens it. */
export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog title={TITLE} open={form.isOpen} onCancel={form.close}>
      <LeadFields form={form} />
    </ModalDialog>
  )
}
