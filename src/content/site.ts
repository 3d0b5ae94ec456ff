/** What the provider changes first: who offers the assessment, and where a demo is booked. */
export const SITE = {
  /** Where visitors find it: what a shared link and its preview name. */
  address: 'https://assessment.example.com',
  productName: 'Revenue Enablement Maturity Assessment',
  providerName: 'Fieldstage',
  /** Every demo button opens this address in a new tab. */
  demoUrl: 'https://www.example.com/book-a-demo',
  /** Below every page, with the link to the privacy notice. */
  contact: { text: 'hello@example.com', url: 'mailto:hello@example.com' },
  /** The year since which this site is the provider's, as the line below every page names it. */
  since: 2026,
  /** Below the lead form's title: what becomes of the details, and where that is told in full. */
  privacy: {
    text: 'We keep these details to follow up on your assessment.',
    linkText: 'Privacy notice',
    url: 'https://www.example.com/privacy',
  },
} as const
