import { TITLE } from '../../../content/lead-form.ts'
import { ModalDialog } from '../../ui/form/modal-dialog.tsx'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog title={TITLE} open={form.isOpen} onCancel={form.close}>
      {form.isOpen && <LeadFields form={form} />}
    </ModalDialog>
  )
}
