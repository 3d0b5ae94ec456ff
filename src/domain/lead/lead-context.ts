import type { LeadSource } from './lead-source.ts'

/** What is kept with a lead beside its four values. */
export type LeadContext = LeadSource & {
  /** The consent text that the person agreed to, as in the form. */
  readonly consent?: string
  /** The tag of the language of the form. */
  readonly language?: string
}

/** Consent counts only if the text equals the form's, because an earlier build may have asked something else. */
export function consentOf(sent: unknown, shown: string | undefined): string | undefined {
  return sent === shown ? shown : undefined
}
