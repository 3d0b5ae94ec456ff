import type { LeadField } from '../domain/lead/lead.ts'

// The words of the lead form. What it says of a wrong value is in `src/domain/lead/lead.ts`.

export const TITLE = 'Get Your Assessment Results'

export const LABELS: Readonly<Record<LeadField, string>> = {
  name: 'Full Name',
  company: 'Company',
  designation: 'Designation',
  email: 'Official Email ID',
}
export const EMAIL_HINT = 'Please use your company email (not Gmail, Yahoo, etc.)'
/** Where the consent of `src/content/site.ts` is required and was not given. */
export const CONSENT_MISSING = 'Please check this box to go on'

export const CANCEL = 'Cancel'
export const SUBMIT = 'Start Assessment'
export const SAVING = 'Saving...'

export const SAVED = {
  title: 'Success!',
  text: 'Your information has been saved. Starting your assessment...',
}
export const FAILED = {
  title: 'Error',
  text: 'There was an issue saving your information. Please try again.',
}
