import type { LeadField } from '../domain/lead/lead.ts'

const LABELS: Readonly<Record<LeadField, string>> = {
  name: 'Full Name',
  company: 'Company',
  designation: 'Designation',
  email: 'Official Email ID',
}

/** The words of the lead form. What it says of a wrong value is in `src/domain/lead/lead.ts`. */
export const LEAD_FORM = {
  title: 'Get Your Assessment Results',
  labels: LABELS,
  emailHint: 'Please use your company email (not Gmail, Yahoo, etc.)',
  cancel: 'Cancel',
  submit: 'Start Assessment',
  saving: 'Saving...',
  saved: {
    title: 'Success!',
    text: 'Your information has been saved. Starting your assessment...',
  },
  failed: {
    title: 'Error',
    text: 'There was an issue saving your information. Please try again.',
  },
}
