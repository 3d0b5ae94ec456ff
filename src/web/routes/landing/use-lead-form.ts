import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONSENT_MISSING, SAVED } from '../../../content/lead-form.ts'
import { SITE } from '../../../content/site.ts'
import { START_PATH } from '../../../contract/pages.ts'
import { LEAD_FIELDS, parseLead } from '../../../domain/lead/lead.ts'
import type { LeadField, LeadForm } from '../../../domain/lead/lead.ts'
import { useLeadClues } from '../../state/hooks/use-lead-clues.ts'
import { useLeadLink } from '../../state/hooks/use-lead-link.ts'
import { navigate } from '../../state/location.ts'
import { uuidAt } from '../../state/random-hex.ts'
import { useVisit } from '../../state/visit.ts'

const EMPTY_FORM: LeadForm = { name: '', company: '', designation: '', email: '' }

/** `failed`: the server did not keep the lead; the form can be sent again. */
type Phase = 'closed' | 'open' | 'saving' | 'failed'

/** One sentence for each field that is wrong. */
type FormErrors = { readonly [field in LeadField | 'consent']?: string | undefined }

export type LeadFormControl = ReturnType<typeof useLeadForm>

/** The lead form from its opening to the assessment. Closing it keeps what was typed. */
export function useLeadForm() {
  const { api, lead, milestones, source, toast } = useVisit()
  const [phase, setPhase] = useState<Phase>('closed')
  const [values, setValues] = useState(EMPTY_FORM)
  const [errors, setErrors] = useState<FormErrors>({})
  const [hasAgreed, setHasAgreed] = useState(false)
  const clues = useLeadClues()
  const key = useIdempotencyKey()
  useLeadLink(setValues)

  function open() {
    const filled = isEmpty(values) ? (lead.get() ?? EMPTY_FORM) : values
    setValues(filled)
    setErrors({})
    setPhase('open')
    clues.begin(isEmpty(filled))
    key.begin()
    milestones.reach('lead-form')
  }

  function close() {
    if (phase !== 'saving') setPhase('closed')
  }

  function edit(field: LeadField, event: SyntheticEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    clues.watch(event, values[field])
    setValues({ ...values, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  function toggleConsent() {
    if (phase === 'saving') return
    setHasAgreed(!hasAgreed)
    setErrors({ ...errors, consent: undefined })
  }

  /** The messages are there before the focus comes, so that a screen reader says them once. */
  function showErrors(form: HTMLFormElement, wrong: FormErrors) {
    flushSync(() => {
      setErrors(wrong)
      setPhase('open')
    })
    const first = [...LEAD_FIELDS, 'consent' as const].find((field) => wrong[field])
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(form: HTMLFormElement) {
    if (phase === 'saving') return
    const parsed = parseLead(values)
    const consent = SITE.consent?.isRequired && !hasAgreed ? CONSENT_MISSING : undefined
    if (!parsed.ok) return showErrors(form, { ...parsed.error, consent })
    if (consent !== undefined) return showErrors(form, { consent })

    setPhase('saving')
    const agreed = SITE.consent && hasAgreed && { consent: SITE.consent.text }
    const sent = { ...parsed.value, ...agreed }
    const body = { ...sent, ...source.get(), ...clues.read(form) }
    const leadKey = key.of(JSON.stringify(sent))
    const result = await api.saveLead(body, leadKey)
    if (result.kind === 'saved') return begin(leadKey)

    console.error('The lead was not saved.', result.reason)
    const isRejected = result.kind === 'refused' && Object.keys(result.errors).length > 0
    if (isRejected) showErrors(form, result.errors)
    else setPhase('failed')
  }

  function begin(leadKey: string) {
    lead.set(values, leadKey)
    setPhase('closed')
    navigate(START_PATH)
    toast.show(SAVED)
  }

  return {
    isOpen: phase !== 'closed',
    isSaving: phase === 'saving',
    hasFailed: phase === 'failed',
    values,
    errors,
    hasAgreed,
    open,
    close,
    edit,
    toggleConsent,
    submit,
    dismissFailure: () => setPhase('open'),
  }
}

/**
 * One key from the opening of the form, sent again with the same values, so that a lead whose reply
 * was lost is kept once. Other values are another lead.
 */
function useIdempotencyKey() {
  const attempt = useRef<{ key: string; values?: string }>(undefined)

  return {
    begin: () => {
      attempt.current = { key: uuidAt(Date.now()) }
    },
    of: (values: string): string => {
      const last = attempt.current
      const key = last && [undefined, values].includes(last.values) ? last.key : uuidAt(Date.now())
      attempt.current = { key, values }
      return key
    },
  }
}

function isEmpty(values: LeadForm): boolean {
  return Object.values(values).every((value) => value === '')
}
