import { TITLE } from '../../../content/lead-form.ts'
import { ModalDialog } from '../../ui/form/modal-dialog.tsx'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

/** Its fields are in the page before it opens: to make them first took a third of the opening's script. */
export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog title={TITLE} open={form.isOpen} onCancel={form.close}>
      <LeadFields form={form} />
    </ModalDialog>
  )
}
