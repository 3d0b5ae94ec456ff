import type { SubmitEvent } from 'react'
import { SITE } from '../../../content/site.ts'
import { LEAD_MAX_LENGTHS } from '../../../domain/lead/lead.ts'
import { HONEYPOT } from '../../state/hooks/use-lead-clues.ts'
import { AlertSlot } from '../../ui/status/alert-slot.tsx'
import { Button } from '../../ui/page/button.tsx'
import { Form, FormBody, FormFoot } from '../../ui/form/form.tsx'
import { Honeypot } from '../../ui/form/honeypot.tsx'
import { PrivacyNote } from '../../ui/form/privacy-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Toast } from '../../ui/status/toast.tsx'
import type { LeadFormControl } from './use-lead-form.ts'

const FIELDS = [
  { name: 'name', label: 'Full Name', autoComplete: 'name', autoCapitalize: 'words' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'designation', label: 'Designation', autoComplete: 'organization-title' },
  {
    name: 'email',
    label: 'Official Email ID',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    hint: 'Please use your company email (not Gmail, Yahoo, etc.)',
  },
] as const

export function LeadFields({ form }: { form: LeadFormControl }) {
  const { values, errors, isSaving, hasFailed } = form

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit(event.currentTarget)
  }

  return (
    <Form onSubmit={handleSubmit}>
      <FormBody>
        <PrivacyNote {...SITE.privacy} />
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            value={values[name]}
            error={errors[name]}
            maxLength={LEAD_MAX_LENGTHS[name]}
            spellCheck={false}
            readOnly={isSaving}
            onChange={(event) => form.edit(name, event)}
          />
        ))}
        <Honeypot name={HONEYPOT} />
      </FormBody>
      <FormFoot
        alert={
          <AlertSlot>
            {hasFailed && (
              <Toast
                tone="danger"
                title="Error"
                text="There was an issue saving your information. Please try again."
                onDismiss={form.dismissFailure}
              />
            )}
          </AlertSlot>
        }
      >
        <Button look="secondary" busy={isSaving} onClick={form.close}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? 'Saving...' : 'Start Assessment'}
        </Button>
      </FormFoot>
    </Form>
  )
}
