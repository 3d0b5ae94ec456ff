import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/form.ts'
import { benefits } from '../../../generated/words/landing.ts'
import { ModalDialog } from '../../../ui/form/modal-dialog.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { Climb } from '../../../ui/page/quiet-page.tsx'
import { LEAD_DIALOG_ID } from './use-lead-form.ts'
import { LeadFields } from './lead-fields.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

const [, PERSONAL] = benefits

/** Its fields are rendered before it opens. Rendering them on click took a third of the opening script. */
export function LeadDialog({ form }: { form: LeadFormControl }) {
  return (
    <ModalDialog
      id={LEAD_DIALOG_ID}
      title={say.title}
      words={
        <>
          <p>{PERSONAL.text}</p>
          <p className="caption">
            <PrivacyNote text={say.privacy} link={SITE.privacy} />
          </p>
          <Climb />
        </>
      }
      open={form.isOpen}
      onOpened={form.takeOver}
      onCancel={form.close}
      onClosed={form.handleClosed}
    >
      <LeadFields form={form} />
    </ModalDialog>
  )
}
