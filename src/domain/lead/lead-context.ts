import type { LeadSource } from './lead-source.ts'

/** What is kept with a lead beside its four values. */
export type LeadContext = LeadSource & {
  /** The words that its person agreed to, as they stood in the form. */
  readonly consent?: string
}

/**
 * What somebody agreed to is known only where it is word for word what the form asks: a page of an
 * earlier build may have asked something else.
 */
export function consentOf(given: unknown, asked: string | undefined): string | undefined {
  return given === asked ? asked : undefined
}
