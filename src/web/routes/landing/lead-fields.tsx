import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { SITE } from '../../../content/site.ts'
import { LEAD_FIELDS, LEAD_MAX_LENGTHS, parseLead } from '../../../domain/lead/lead.ts'
import type { LeadErrors, LeadField, LeadForm } from '../../../domain/lead/lead.ts'
import { uuidAt } from '../../state/random-hex.ts'
import { HONEYPOT, useLeadClues } from '../../state/hooks/use-lead-clues.ts'
import { useVisit } from '../../state/visit.ts'
import { AlertSlot } from '../../ui/status/alert-slot.tsx'
import { Button } from '../../ui/page/button.tsx'
import { Form, FormBody, FormFoot } from '../../ui/form/form.tsx'
import { Honeypot } from '../../ui/form/honeypot.tsx'
import { PrivacyNote } from '../../ui/form/privacy-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Toast } from '../../ui/status/toast.tsx'

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

type LeadFieldsProps = {
  values: LeadForm
  saving: boolean
  onChange: (values: LeadForm) => void
  onSaving: (saving: boolean) => void
  onSaved: (values: LeadForm) => void
  onCancel: () => void
}

export function LeadFields(props: LeadFieldsProps) {
  const { values, saving, onChange, onSaving, onSaved, onCancel } = props
  const { api } = useVisit()
  const [errors, setErrors] = useState<LeadErrors>({})
  const [failed, setFailed] = useState(false)
  const keyFor = useIdempotencyKey()
  const cluesIn = useLeadClues(values)
  const form = useRef<HTMLFormElement>(null)

  function handleChange(field: LeadField, text: string) {
    onChange({ ...values, [field]: text })
    setErrors((shown) => withoutField(shown, field))
  }

  function showErrors(wrong: LeadErrors) {
    setErrors(wrong)
    const first = LEAD_FIELDS.find((field) => wrong[field])
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving) return
    setFailed(false)
    const lead = parseLead(values)
    if (!lead.ok) return showErrors(lead.error)

    onSaving(true)
    const body = { ...lead.value, ...cluesIn(event.currentTarget) }
    const result = await api.saveLead(body, keyFor(JSON.stringify(lead.value)))
    onSaving(false)
    if (result.kind === 'saved') return onSaved(values)

    console.error('The lead was not saved.', result.reason)
    const isRejected = result.kind === 'refused' && Object.keys(result.errors).length > 0
    if (isRejected) showErrors(result.errors)
    else setFailed(true)
  }

  return (
    <Form ref={form} onSubmit={(event) => void handleSubmit(event)}>
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
            readOnly={saving}
            onChange={(event) => handleChange(name, event.target.value)}
          />
        ))}
        <Honeypot name={HONEYPOT} />
      </FormBody>
      <FormFoot
        alert={
          <AlertSlot>
            {failed && (
              <Toast
                tone="danger"
                title="Error"
                text="There was an issue saving your information. Please try again."
                onDismiss={() => setFailed(false)}
              />
            )}
          </AlertSlot>
        }
      >
        <Button look="secondary" busy={saving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving...' : 'Start Assessment'}
        </Button>
      </FormFoot>
    </Form>
  )
}

function withoutField(errors: LeadErrors, field: LeadField): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== field))
}

/**
 * One key from the opening of the form, sent again with the same values, so that a lead whose
 * answer was lost is kept once. Other values are another lead.
 */
function useIdempotencyKey(): (values: string) => string {
  const [opened] = useState(() => uuidAt(Date.now()))
  const attempt = useRef<{ key: string; values: string }>(undefined)

  return (values) => {
    const last = attempt.current
    if (last?.values === values) return last.key
    const key = last ? uuidAt(Date.now()) : opened
    attempt.current = { key, values }
    return key
  }
}
