import type { ClipboardEvent, ComponentProps, MouseEvent, SubmitEvent } from 'react'
import { useId } from 'react'
import { SITE } from '../../../generated/site.ts'
import * as say from '../../../generated/words/form.ts'
import { dismiss } from '../../../generated/words/page.ts'
import { emailIn } from '../../../domain/lead/email.ts'
import { isMisspelled, LEAD_FIELDS, LEAD_MAX_LENGTHS } from '../../../domain/lead/lead.ts'
import type { LeadField, LeadProblem } from '../../../domain/lead/lead.ts'
import { AlertSlot } from '../../../ui/status/alert-slot.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Form, FormBody, FormFoot } from '../../../ui/form/form.tsx'
import { FieldError, TextField } from '../../../ui/form/text-field.tsx'
import { Toast } from '../../../ui/status/toast.tsx'
import { HONEYPOT, LEAD_DIALOG_ID } from './use-lead-form.ts'
import type { LeadFormControl } from './use-lead-form.ts'
import styles from './lead-fields.module.css'

const FIELDS: Readonly<Record<LeadField, ComponentProps<typeof TextField>>> = {
  name: { label: say.name, autoComplete: 'name', autoCapitalize: 'words' },
  company: { label: say.company, autoComplete: 'organization' },
  designation: { label: say.designation, autoComplete: 'organization-title' },
  email: {
    label: say.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    hint: say.emailHint,
  },
}

export function LeadFields({ form }: { form: LeadFormControl }) {
  const { isSaving, failure } = form
  const { values, errors, hasAgreed, edit, toggleConsent } = form.fields

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit(event.currentTarget)
  }

  /** Mail programs copy a name along with the address. The field shows what will be kept. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    const email = emailIn(text)
    if (isSaving || email === undefined || email === text.trim().toLowerCase()) return
    event.preventDefault()
    edit('email', email)
  }

  /** The toast's focused button disappears with it, so focus moves on. */
  function handleDismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    form.dismissFailure()
  }

  return (
    <Form method="dialog" onSubmit={handleSubmit}>
      <FormBody>
        {LEAD_FIELDS.map((name) => (
          <TextField
            key={name}
            {...FIELDS[name]}
            name={name}
            value={values[name]}
            error={errors[name] && PROBLEMS[errors[name]](name)}
            remedy={
              name === 'email' && isMisspelled(values.email, errors.email)
                ? say.emailForm
                : undefined
            }
            maxLength={LEAD_MAX_LENGTHS[name]}
            spellCheck={false}
            readOnly={isSaving}
            onChange={(event) => edit(name, event.currentTarget.value)}
            onPaste={name === 'email' ? handlePaste : undefined}
          />
        ))}
        {SITE.consent && (
          <Consent
            {...SITE.consent}
            checked={hasAgreed}
            error={errors.consent ? say.consentMissing : undefined}
            onChange={() => !isSaving && toggleConsent()}
          />
        )}
        <Honeypot />
      </FormBody>
      <FormFoot
        alert={
          <AlertSlot>
            {failure && (
              <Toast
                key={failure}
                tone="danger"
                {...(failure === 'blocked' ? say.blocked : say.failed)}
                dismiss={dismiss}
                onDismiss={handleDismiss}
              />
            )}
          </AlertSlot>
        }
      >
        <Button
          look="secondary"
          busy={isSaving}
          command="close"
          commandFor={LEAD_DIALOG_ID}
          onClick={form.close}
        >
          {say.cancel}
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? say.saving : say.submit}
        </Button>
      </FormFoot>
    </Form>
  )
}

const MISSING: Readonly<Record<LeadField, string>> = {
  name: say.nameMissing,
  company: say.companyMissing,
  designation: say.designationMissing,
  email: say.emailMissing,
}

const PROBLEMS: Readonly<Record<LeadProblem, (field: LeadField) => string>> = {
  missing: (field) => MISSING[field],
  'not-company': () => say.emailNotCompany,
  'hidden-characters': () => say.emailHidden,
  'unusual-characters': () => say.unusual,
  'too-long': (field) => say.tooLong({ most: LEAD_MAX_LENGTHS[field] }),
}

type ConsentProps = {
  text: string
  isRequired: boolean
  checked: boolean
  error: string | undefined
  onChange: () => void
}

function Consent({ text, isRequired, checked, error, onChange }: ConsentProps) {
  const id = useId()
  return (
    <div className="stack gap-1">
      <label className={styles.label}>
        <input
          name="consent"
          checked={checked}
          aria-required={isRequired}
          onChange={onChange}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{text}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A field that only a script fills: it cannot be seen, read by a screen reader or reached by Tab. */
function Honeypot() {
  return (
    <label className="unseen" aria-hidden="true">
      <span>{say.trap}</span>
      {/* The attributes ask password and address managers to ignore it too. */}
      <input
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore="true"
      />
    </label>
  )
}
