import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SITE } from '../../../generated/site.ts'
import type { LeadBody } from '../../../contract/bodies.ts'
import { START_PATH } from '../../../contract/pages.ts'
import { isLeadForm, LEAD_FIELDS, parseLead } from '../../../domain/lead/lead.ts'
import type { Lead, LeadField, LeadForm, LeadProblem } from '../../../domain/lead/lead.ts'
import { REFUSED_DOMAINS } from '../../../generated/refused-domains.ts'
import { isEmbedded, navigate, pathNow, notifyHost } from '../../state/location.ts'
import { PAGE_LANGUAGE } from '../../state/page-language.ts'
import { uuidAt } from '../../state/random-hex.ts'
import { useVisit } from '../../state/visit.ts'
import { leadFormOfLink } from './lead-link.ts'

/** Buttons open and close the dialog by this id before the code is loaded. */
export const LEAD_DIALOG_ID = 'lead-dialog'

/** The field that people cannot see. Its name must mean nothing to programs that fill in forms. */
export const HONEYPOT = 'remark'

const EMPTY_FORM = { name: '', company: '', designation: '', email: '' }

/** `failed`: the server did not keep the lead; the form can be sent again. `blocked`: it did not even get there. */
type Phase = 'editing' | 'saving' | 'failed' | 'blocked'

/** What is wrong with each invalid field. */
type FormErrors = {
  readonly [field in LeadField]?: LeadProblem | undefined
} & { readonly consent?: boolean }

export type LeadFormControl = ReturnType<typeof useLeadForm>

/** The lead form, from opening it to the assessment, and into `team`. Closing it keeps what was typed. */
export function useLeadForm(team?: string) {
  const { api, lead, reach, runs, source, setNewLead, startOver } = useVisit()
  const [isOpen, setOpen] = useState(false)
  const [phase, setPhase] = useState<Phase>('editing')
  const emptySince = useRef<number>(undefined)
  const fields = useFields()
  const { values, setValues, setErrors, hasAgreed } = fields
  const key = useIdempotencyKey()
  useLeadLink(setValues)

  function open() {
    setOpen(true)
    if (phase === 'saving') return
    emptySince.current = nowIfEmpty(begin())
  }

  /** The dialog was opened before the code was loaded. */
  function takeOver() {
    setOpen(true)
    begin()
  }

  /** With what was typed, also before the code was loaded. */
  function begin(): LeadForm {
    const filled =
      [typedValues(), values, lead.get()].find((form) => form && !isEmpty(form)) ?? values
    setValues(filled)
    setErrors({})
    setPhase('editing')
    key.begin()
    reach('lead-form')
    return filled
  }

  function close() {
    if (phase !== 'saving') setOpen(false)
  }

  /** Shows the errors before focus moves, so that a screen reader reads them once. */
  function showErrors(form: HTMLFormElement, wrong: FormErrors) {
    flushSync(() => {
      setErrors(wrong)
      setPhase('editing')
      setOpen(true)
    })
    const first = [...LEAD_FIELDS, 'consent' as const].find((field) => wrong[field])
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(form: HTMLFormElement) {
    if (phase === 'saving') return
    const parsed = parseLead(values, REFUSED_DOMAINS)
    const consent = Boolean(SITE.consent?.isRequired) && !hasAgreed
    if (!parsed.ok) return showErrors(form, { ...parsed.error, consent })
    if (consent) return showErrors(form, { consent })

    setPhase('saving')
    keepForReload(undefined)
    if (team !== undefined) source.setTeam()
    const agreed = SITE.consent && hasAgreed && { consent: SITE.consent.text }
    const sent = { ...parsed.value, ...agreed }
    const clues = cluesIn(form, emptySince.current)
    const body = { ...sent, ...source.get(), ...clues, ...PAGE_LANGUAGE }
    const leadKey = key.of(JSON.stringify(sent))
    const path = pathNow()
    const result = await api.saveLead(body, leadKey)
    if (result.kind === 'saved') return start(parsed.value, leadKey, path)

    console.error('The lead was not saved.', result.reason)
    if (result.kind === 'unavailable') showFailure(result.isBlocked)
    else if (Object.keys(result.errors).length > 0) showErrors(form, result.errors)
    else showFailure()
    setOpen(true)
  }

  function showFailure(isBlocked = false) {
    setPhase(isBlocked ? 'blocked' : 'failed')
    if (isBlocked) keepForReload(values)
  }

  function start(saved: Lead, leadKey: string, from: string) {
    if (lead.set(saved, leadKey)) startOver()
    if (team !== undefined) runs.join(team)
    notifyHost('lead')
    // A visitor who went back while it was saved stays there.
    if (pathNow() !== from) return
    setNewLead(true)
    navigate(START_PATH)
  }

  return {
    isOpen,
    isSaving: phase === 'saving',
    failure: phase === 'failed' || phase === 'blocked' ? phase : undefined,
    fields,
    open,
    takeOver,
    close,
    handleClosed: () => setOpen(false),
    submit,
    dismissFailure: () => setPhase('editing'),
  }
}

/** Values and errors of the form. An edit clears the error of its own field. */
function useFields() {
  const [values, setValues] = useState<LeadForm>(EMPTY_FORM)
  const [errors, setErrors] = useState<FormErrors>({})
  const [hasAgreed, setHasAgreed] = useState(false)

  function edit(field: LeadField, value: string) {
    setValues({ ...values, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  function toggleConsent() {
    setHasAgreed(!hasAgreed)
    setErrors({ ...errors, consent: false })
  }

  return { values, setValues, errors, setErrors, hasAgreed, edit, toggleConsent }
}

/** A frame has its path there. */
function keepForReload(form: LeadForm | undefined) {
  if (!isEmbedded()) history.replaceState(form && { form }, '')
}

/**
 * Fills the form with the values behind # in a link, and removes them from the address, which others may
 * see, or with what was kept for a reload. Runs before the paint, because a click made before hydration is replayed right after it.
 */
function useLeadLink(fill: (form: LeadForm) => void) {
  useLayoutEffect(() => {
    function take() {
      const { form: typed }: { form?: unknown } = Object(history.state)
      if (isLeadForm(typed)) {
        keepForReload(undefined)
        fill(typed)
      }
      const { hash, pathname, search } = location
      if (!hash) return
      history.replaceState(history.state, '', pathname + search)
      const form = leadFormOfLink(hash)
      if (form) fill(form)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [fill])
}

/**
 * One key per opened form, reused for the same values, so that a lead whose reply was lost is kept once.
 * Other values are another lead.
 */
function useIdempotencyKey() {
  const last = useRef<{ key: string; values: string }>(undefined)

  return {
    begin: () => {
      last.current = undefined
    },
    of: (values: string): string => {
      if (last.current?.values !== values) last.current = { key: uuidAt(Date.now()), values }
      return last.current.key
    },
  }
}

/** If the form is filled in already, no time is sent. */
function nowIfEmpty(form: LeadForm): number | undefined {
  return isEmpty(form) ? performance.now() : undefined
}

/** What distinguishes a script from a person: the hidden field, and the time since the form opened empty. */
function cluesIn(
  form: HTMLFormElement,
  emptySince: number | undefined,
): Pick<LeadBody, 'remark' | 'opened_ms'> {
  const field = form.elements.namedItem(HONEYPOT)
  return {
    remark: field instanceof HTMLInputElement ? field.value : '',
    ...(emptySince !== undefined && { opened_ms: Math.round(performance.now() - emptySince) }),
  }
}

function typedValues(): LeadForm {
  const form = { ...EMPTY_FORM }
  for (const field of LEAD_FIELDS) {
    form[field] =
      document.querySelector<HTMLInputElement>(`#${LEAD_DIALOG_ID} [name=${field}]`)?.value ?? ''
  }
  return form
}

function isEmpty(values: LeadForm): boolean {
  return Object.values(values).every((value) => value === '')
}
